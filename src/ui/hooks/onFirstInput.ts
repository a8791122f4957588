/** Events that come before the press or key that opens something; with a finger at its touch. */
const inputs = ['pointermove', 'pointerdown', 'focusin'] as const;

/** Milliseconds that a touched link has the network and the processor for its screen. */
export const linkDelay = 300;

/** The focus passes many links on its way; a pointer presses the one that it is on. */
const isPointedLink = ({ type, target }: Event): boolean =>
  type !== 'focusin' && target instanceof Element && target.closest('a') !== null;

/** A page that arrives under a mouse at rest gets a move over no distance. */
const isMouseAtRest = ({ type, movementX, movementY }: Partial<PointerEvent>): boolean =>
  type === 'pointermove' && !movementX && !movementY;

/**
 * Calls `act` when the visitor first moves a pointer, touches the page or focuses a control, or soon when that was
 * before: a visit without input loads nothing further. If a pointer is on a link, `delayOnLink` milliseconds later.
 * Returns how to stop waiting.
 */
export const onFirstInput = (act: () => void, delayOnLink = linkDelay): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = (): void => clearTimeout(timer);
  // Unknown in older browsers.
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) {
    // After the frame that the input is answered in.
    timer = setTimeout(act, 200);
    return stopTimer;
  }
  const waiting = new AbortController();
  const answer = (event: Event): void => {
    if (isMouseAtRest(event)) return;
    waiting.abort();
    timer = setTimeout(act, isPointedLink(event) ? delayOnLink : 0);
  };
  for (const name of inputs) addEventListener(name, answer, { signal: waiting.signal, capture: true });
  return () => {
    waiting.abort();
    stopTimer();
  };
};
