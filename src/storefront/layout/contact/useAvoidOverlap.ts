import { type RefObject, useEffect } from 'react';

/** Milliseconds without scrolling or resizing before the overlap is measured. */
const debounceDelay = 120;
/**
 * What the button must not cover; a card is allowed, since its link is as large as the card. The place of a control that
 * lets a press through has `data-control`.
 */
const controls = 'button, input, select, textarea, label, [data-control], a:not(article a)';

interface Point {
  readonly across: number;
  readonly up: number;
}

// From the button's corner, as fractions of its unscaled width: edge, middle, edge.
const fractions = [0.06, 0.5, 0.94];
const points: readonly Point[] = fractions.flatMap((across) => fractions.map((up) => ({ across, up })));

const coversControl = (root: HTMLElement, { across, up }: Point): boolean => {
  const size = root.querySelector('button')?.offsetWidth ?? 0;
  const { right, bottom } = root.getBoundingClientRect();
  const elements = document.elementsFromPoint(right - across * size, bottom - up * size);
  return Boolean(elements.find((element) => !root.contains(element))?.closest(controls));
};

/** Hides a floating button while it would cover a control. */
export const useAvoidOverlap = (rootRef: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task for each point: all of them together block a slow phone for 80 ms.
    const update = ([point, ...others]: readonly Point[]) => {
      if (point === undefined) root.removeAttribute('data-hidden');
      else if (coversControl(root, point)) root.setAttribute('data-hidden', '');
      else timer = setTimeout(update, 0, others);
    };
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(update, debounceDelay, points);
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
