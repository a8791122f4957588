import { isDialogOpen } from '#ui/feedback/isDialogOpen.ts';

/** Moves the focus to the heading without scrolling. */
const focusHeading = (heading: HTMLElement): void => {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * Focuses the screen's heading once it is rendered, and again if another heading replaces it before the user acts. Calls `onFocus` each
 * time, and when the title changes afterwards. Returns a function that ends this.
 */
export const focusHeadingOnRender = (onFocus: () => void): (() => void) => {
  const activeAtStart = document.activeElement;
  let focused: HTMLElement | null = null;
  const headingObserver = new MutationObserver(() => focusNewHeading());
  // A title may depend on a pending query, such as a product's name.
  const titleObserver = new MutationObserver(() => {
    if (focused !== null) onFocus();
  });
  const stop = () => {
    headingObserver.disconnect();
    titleObserver.disconnect();
    removeEventListener('keydown', stopOnceFocused, true);
    removeEventListener('pointerdown', stopOnceFocused, true);
  };
  // A press while the screen loads ends nothing: it was made before the user could see what is focused.
  const stopOnceFocused = () => {
    if (focused !== null) stop();
  };
  const focusNewHeading = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null || heading === focused || isDialogOpen()) return;
    const active = document.activeElement;
    const isNowhere = active === null || active === document.body;
    // Before the first heading the focus is still on what has opened the screen, such as a link of the layout.
    const isWhereItWas = focused === null && active === activeAtStart;
    const hasUserMovedFocus = !isNowhere && !isWhereItWas;
    if (hasUserMovedFocus) return stop();
    focused = heading;
    focusHeading(heading);
    onFocus();
  };
  headingObserver.observe(document.body, { childList: true, subtree: true });
  titleObserver.observe(document.head, { childList: true, subtree: true });
  addEventListener('keydown', stopOnceFocused, true);
  addEventListener('pointerdown', stopOnceFocused, true);
  focusNewHeading();
  return stop;
};
