// Keeps the screen on while a table is open, if the browser supports it (https only).

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
      // Refused, for example because of a low battery. Not essential.
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
