/** Pixels that must be scrolled before the header moves: a resting finger trembles. */
const threshold = 8;

let lastTop = 0;

const update = (): void => {
  // On iOS `scrollY` is negative while the page is pulled beyond its upper edge.
  const top = Math.max(0, scrollY);
  // At the upper edge of the page the header always shows.
  if (top > 0 && Math.abs(top - lastTop) < threshold) return;
  document.documentElement.toggleAttribute('data-scrolls-down', top > lastTop);
  lastTop = top;
};

/** Marks the document while the visitor scrolls down; on phones the header's styles hide it then (SH-11). */
export const hideHeaderOnScroll = (): void => {
  lastTop = scrollY;
  // A second call adds no second listener, since the function is the same.
  addEventListener('scroll', update, { passive: true });
};
