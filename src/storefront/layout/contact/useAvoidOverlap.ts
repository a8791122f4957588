import { type RefObject, useEffect } from 'react';

/** Milliseconds the page must have stood still. */
const stillness = 120;
/** What must not lie under the button; a card may, whose link is as large as the card itself. */
const controls = 'button, input, select, textarea, label, a:not(article a)';

// From the corner of the button, which may be drawn smaller just now, as parts of its width: rim, middle, rim.
const parts = [0.06, 0.5, 0.94];

const covers = (whole: HTMLElement): boolean => {
  const size = whole.querySelector('button')?.offsetWidth ?? 0;
  const { right, bottom } = whole.getBoundingClientRect();
  const lies = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .find((element) => !whole.contains(element))
      ?.closest(controls);
  return parts.some((across) => parts.some((up) => lies(right - across * size, bottom - up * size)));
};

/** Has a floating button step aside while it would lie on something to press or to fill in. */
export const useAvoidOverlap = (wholeRef: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const whole = wholeRef.current;
    if (whole === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => whole.toggleAttribute('data-aside', covers(whole));
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, stillness);
    };
    const growth = new ResizeObserver(soon);
    growth.observe(document.body);
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      clearTimeout(timer);
      growth.disconnect();
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [wholeRef]);
};
