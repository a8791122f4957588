/** Milliseconds without scrolling or resizing before the overlap is measured. */
const debounceDelay = 120;

/**
 * What the button must not cover, besides words. It may cover a link in a card, which is as large as the card. The search for
 * elements at a point does not find a control with `pointer-events: none`; the wrapper of such a control has `data-control`.
 */
const controls = 'button, input, select, textarea, label, [data-control], a:not(article a)';

/**
 * Shows a floating button while it covers no words and no control (BY-2). It is hidden while the page scrolls, and stays hidden
 * after scrolling down (`data-scrolls-down` of hideHeaderOnScroll). Returns a function that stops the watching.
 */
export const avoidOverlap = (root: HTMLElement): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Each point is a task of its own: all points in one task would block a slow phone.
  const update = ([offset, ...others]: readonly Offset[]) => {
    if (document.documentElement.hasAttribute('data-scrolls-down')) return;
    if (offset === undefined) root.removeAttribute('data-hidden');
    else if (!isCovering(root, offset)) timer = setTimeout(update, 0, others);
  };
  const hide = () => {
    root.setAttribute('data-hidden', '');
    clearTimeout(timer);
    timer = setTimeout(update, debounceDelay, offsets);
  };
  const observer = new ResizeObserver(hide);
  observer.observe(document.body);
  addEventListener('scroll', hide, { passive: true });
  addEventListener('resize', hide);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('scroll', hide);
    removeEventListener('resize', hide);
  };
};

/** Where a point lies from the button's bottom right corner, in fractions of the button's width. */
interface Offset {
  readonly left: number;
  readonly up: number;
}

// Points from just inside one edge of the button to just inside the other. On its 44 px they are 13 px apart, less than a line of the
// smallest text.
const fractions = [0.06, 0.35, 0.65, 0.94];
const offsets: readonly Offset[] = fractions.flatMap((left) => fractions.map((up) => ({ left, up })));

/** Whether a control is at that point of the button, or what is seen there has words under the button. */
const isCovering = (root: HTMLElement, { left, up }: Offset): boolean => {
  // `offsetWidth` ignores `scale`, which is 0 while the button is hidden.
  const size = root.querySelector('button')?.offsetWidth ?? 0;
  // The contact links open above the button, so that root and button have the same bottom right corner.
  const { right, bottom } = root.getBoundingClientRect();
  const elements = document.elementsFromPoint(right - left * size, bottom - up * size);
  const below = elements.find((element) => !root.contains(element));
  if (below === undefined) return false;
  if (below.closest(controls) !== null) return true;
  const box = new DOMRect(right - size, bottom - size, size, size);
  // The link that covers a card is transparent: the card's words are seen through it.
  const card = below.closest('article');
  return elements.some(
    (element) => (element === below || card?.contains(element) === true) && hasWordsIn(element, box),
  );
};

/** Whether a line of the element's own text lies under the box. */
const hasWordsIn = (element: Element, box: DOMRect): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
  });
