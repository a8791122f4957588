/** Milliseconds after a return within which a further return is ignored. */
const pauseMs = 5000;

/** Runs `work` when the user returns to this window; returns the unsubscribe. */
export const onWindowFocus = (
  target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>,
  work: () => void,
): (() => void) => {
  // By `performance.now()`: with the device's clock, a clock that is set back would stop this for as long.
  let last = Number.NEGATIVE_INFINITY;
  const onReturn = () => {
    if (target.document.visibilityState === 'hidden' || performance.now() - last < pauseMs) return;
    last = performance.now();
    work();
  };
  // On a phone, returning to the browser from another application fires `visibilitychange` only.
  const events = ['focus', 'visibilitychange'] as const;
  for (const event of events) target.addEventListener(event, onReturn);
  return () => {
    for (const event of events) target.removeEventListener(event, onReturn);
  };
};
