/** Whether the table of this page waits for us: also of interest where it lies behind its rules. */
export const turn = $state({ isMine: false });
