/** Events that come before the press or key that opens something; with a finger at its touch. */
const inputs = ['pointermove', 'pointerdown', 'focusin'] as const;

/** A page that arrives under a mouse at rest gets a move over no distance. */
const isMouseAtRest = ({ type, movementX, movementY }: Partial<PointerEvent>): boolean =>
  type === 'pointermove' && !movementX && !movementY;

/**
 * Calls `act` when the visitor first moves a pointer, touches the page or focuses a control, or soon when that was
 * before: a visit without input loads nothing further. Returns how to stop waiting.
 */
export const onFirstInput = (act: () => void): (() => void) => {
  // Unknown in older browsers.
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) {
    // After the frame that the input is answered in.
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const waiting = new AbortController();
  const answer = (event: Event): void => {
    if (isMouseAtRest(event)) return;
    waiting.abort();
    act();
  };
  for (const name of inputs) addEventListener(name, answer, { signal: waiting.signal });
  return () => waiting.abort();
};
