/** The screen's only h1, ready to take the focus. */
export const screenHeading = (): HTMLElement | null => {
  const element = document.querySelector('h1');
  element?.setAttribute('tabindex', '-1');
  return element;
};
