import { type RefObject, useEffect } from 'react';

/** Milliseconds without scrolling or resizing before the overlap is measured. */
const debounceDelay = 120;
/**
 * What the button must not cover. A link in a card is allowed, since it is as large as the card. A control with
 * `pointer-events: none` is not found at a point; its wrapper has `data-control` instead.
 */
const controls = 'button, input, select, textarea, label, [data-control], a:not(article a)';

/** Where a point lies from the button's bottom right corner, in fractions of the button's width. */
interface Offset {
  readonly left: number;
  readonly up: number;
}

// Just inside one edge, in the middle, just inside the other edge.
const fractions = [0.06, 0.5, 0.94];
const offsets: readonly Offset[] = fractions.flatMap((left) => fractions.map((up) => ({ left, up })));

const coversControl = (root: HTMLElement, { left, up }: Offset): boolean => {
  // `offsetWidth` ignores `scale`, which is 0 while the button is hidden.
  const size = root.querySelector('button')?.offsetWidth ?? 0;
  // The contact links open above the button, so that the root's bottom right corner is that of the button.
  const { right, bottom } = root.getBoundingClientRect();
  const elements = document.elementsFromPoint(right - left * size, bottom - up * size);
  return Boolean(elements.find((element) => !root.contains(element))?.closest(controls));
};

/** Hides a floating button while it would cover a control. */
export const useAvoidOverlap = (rootRef: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task for each point: all of them together block a slow phone for 80 ms.
    const update = ([offset, ...others]: readonly Offset[]) => {
      if (offset === undefined) root.removeAttribute('data-hidden');
      else if (coversControl(root, offset)) root.setAttribute('data-hidden', '');
      else timer = setTimeout(update, 0, others);
    };
    const scheduleUpdate = () => {
      clearTimeout(timer);
      timer = setTimeout(update, debounceDelay, offsets);
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
