/** The clause that tells what each action card does. */
export const ACTION_OF: Record<string, string> = {
  'CL-4.1': 'move1',
  'CL-4.2': 'move2',
  'CL-4.3': 'swap',
  'CL-4.4': 'remove',
  'CL-4.5': 'extra',
  'CL-4.6': 'replace',
  'CL-4.7': 'back',
};
