/** The h1 of the screen that is shown. */
export const screenHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');

/** Moves the focus to the heading of the screen and leaves the page where it is scrolled to. */
export const focusHeading = (): void => {
  const heading = screenHeading();
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
