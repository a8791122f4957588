import { useEffect } from 'react';

/** Events that come before a click or key press that may open something; the first event of a finger is `pointerdown`. */
const inputs = ['pointermove', 'pointerdown', 'focusin'] as const;

/** Milliseconds for which the screen that a pressed link opens has the network and the processor to itself. */
export const linkDelay = 300;

/** Milliseconds to wait when the visitor has acted already, perhaps only just: the frame that answers that input comes first. */
const frameDelay = 200;

/** Whether a pointer is on a link, which it may press next. The focus does not count, since it passes many links. */
const isPointedLink = ({ type, target }: Event): boolean =>
  type !== 'focusin' && target instanceof Element && target.closest('a') !== null;

/** Whether the mouse has not moved: a page that loads under it receives a `pointermove` over no distance. */
const isMouseAtRest = ({ type, movementX, movementY }: Partial<PointerEvent>): boolean =>
  type === 'pointermove' && !movementX && !movementY;

/**
 * Calls `act` when the visitor first moves a pointer, touches the page or focuses a control, so that a visit without input loads
 * nothing further; soon, if that has happened already. If the pointer is on a link, `act` is called `delayOnLink`
 * milliseconds later. Returns a function that stops waiting.
 */
export const onFirstInput = (act: () => void, delayOnLink = linkDelay): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = (): void => clearTimeout(timer);
  // Older browsers have no `userActivation`.
  const hasHadInput = (navigator as Partial<Navigator>).userActivation?.hasBeenActive;
  if (hasHadInput) {
    timer = setTimeout(act, frameDelay);
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

/** Calls `onFirstInput` while the component is mounted. Keep `act` the same function: another one starts to wait again. */
export const useFirstInput = (act: () => void): void => {
  useEffect(() => onFirstInput(act), [act]);
};
