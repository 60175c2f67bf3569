// The screen stays on while somebody is at a table, where the browser can do that (https only).

export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async (): Promise<void> => {
    if (!isWanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (isWanted) lock = got;
      else void got.release();
    } catch {
      // A low battery says no; the game goes on.
    }
  };
  const onchange = (): void => void ask();
  document.addEventListener('visibilitychange', onchange);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onchange);
    void lock?.release();
  };
}
