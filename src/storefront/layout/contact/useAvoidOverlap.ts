import { type RefObject, useEffect } from 'react';

/** Milliseconds without scrolling or resizing before the overlap is measured. */
const debounceDelay = 120;
/** What the button must not cover; a card is allowed, since its link is as large as the card. */
const controls = 'button, input, select, textarea, label, a:not(article a)';

// Sample points from the button's corner, as fractions of its unscaled width: edge, middle, edge.
const fractions = [0.06, 0.5, 0.94];

const coversControl = (root: HTMLElement): boolean => {
  const size = root.querySelector('button')?.offsetWidth ?? 0;
  const { right, bottom } = root.getBoundingClientRect();
  const controlAt = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .find((element) => !root.contains(element))
      ?.closest(controls);
  return fractions.some((across) =>
    fractions.some((up) => controlAt(right - across * size, bottom - up * size)),
  );
};

/** Hides a floating button while it would cover a control. */
export const useAvoidOverlap = (rootRef: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => root.toggleAttribute('data-hidden', coversControl(root));
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(update, debounceDelay);
    };
    const observer = new ResizeObserver(scheduleUpdate);
    observer.observe(document.body);
    addEventListener('scroll', scheduleUpdate);
    addEventListener('resize', scheduleUpdate);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('scroll', scheduleUpdate);
      removeEventListener('resize', scheduleUpdate);
    };
  }, [rootRef]);
};
