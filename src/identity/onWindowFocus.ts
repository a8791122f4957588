/** Milliseconds after a run in which further returns are ignored: one return fires several events. */
const pauseMs = 5000;

/** Runs `work` when the user returns to this window; returns a function that ends this. */
export const onWindowFocus = (
  target: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>,
  work: () => void,
): (() => void) => {
  // Measured by `performance.now()`, since a user may set the device's clock back.
  let lastRun = Number.NEGATIVE_INFINITY;
  const onReturn = () => {
    const isHidden = target.document.visibilityState === 'hidden';
    const hasJustRun = performance.now() - lastRun < pauseMs;
    if (isHidden || hasJustRun) return;
    lastRun = performance.now();
    work();
  };
  // On a phone, returning to the browser from another application fires `visibilitychange` only.
  const events = ['focus', 'visibilitychange'] as const;
  for (const event of events) target.addEventListener(event, onReturn);
  return () => {
    for (const event of events) target.removeEventListener(event, onReturn);
  };
};
