/** The h1 of the current screen. */
export const screenHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** Moves the focus to the screen's heading without scrolling. */
export const focusHeading = (): void => {
  const heading = screenHeading();
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
