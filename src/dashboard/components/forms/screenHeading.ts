/** The screen's only h1, ready to take the focus. */
export const screenHeading = (): HTMLElement | null => {
  const element = document.querySelector('h1');
  element?.setAttribute('tabindex', '-1');
  return element;
};

/**
 * Moves the focus to the heading of the screen because the part of the screen that has the focus is about to be removed; not if the user
 * has moved it out of that part meanwhile.
 */
export const moveFocusToHeading = (part: HTMLElement | null): void => {
  if (part?.contains(document.activeElement)) screenHeading()?.focus();
};
