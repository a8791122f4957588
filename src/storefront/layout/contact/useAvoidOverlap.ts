import { type RefObject, useEffect } from 'react';

/** Milliseconds without scrolling or resizing. */
const stillness = 120;
/** What the button must not cover; a card is allowed, since its link is as large as the card. */
const controls = 'button, input, select, textarea, label, a:not(article a)';

// Sample points from the button's corner, as fractions of its unscaled width: edge, middle, edge.
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

/** Hides a floating button while it would cover a control. */
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
