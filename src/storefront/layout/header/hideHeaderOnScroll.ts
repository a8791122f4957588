/** Pixels in one direction before the header moves: a resting finger trembles. */
const least = 8;

let last = 0;

const update = (): void => {
  // Negative beyond the upper edge on iOS.
  const top = Math.max(0, scrollY);
  if (top > 0 && Math.abs(top - last) < least) return;
  document.documentElement.toggleAttribute('data-scrolls-down', top > last);
  last = top;
};

/** Marks the document while the visitor scrolls down; on phones the header's styles hide it then (SH-11). */
export const hideHeaderOnScroll = (): void => {
  last = scrollY;
  // A second call adds no second listener.
  addEventListener('scroll', update, { passive: true });
};
