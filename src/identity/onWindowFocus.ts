/** Milliseconds in which coming back again is the same coming back. */
const pause = 5000;

/** Does the work when the person comes back to this window; gives what ends it. */
export const onWindowFocus = (
  place: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>,
  work: () => void,
): (() => void) => {
  let last = Number.NEGATIVE_INFINITY;
  const back = () => {
    if (place.document.visibilityState === 'hidden' || Date.now() - last < pause) return;
    last = Date.now();
    work();
  };
  // A phone that comes back to the browser from another application tells the visibility alone.
  const events = ['focus', 'visibilitychange'] as const;
  for (const event of events) place.addEventListener(event, back);
  return () => {
    for (const event of events) place.removeEventListener(event, back);
  };
};
