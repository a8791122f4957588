/**
 * Focuses the element because a button inside of it, which was pressed, is about to be removed with the focus; not if the user has moved
 * the focus out of the element meanwhile.
 */
export const keepFocusIn = (element: HTMLElement | null | undefined): void => {
  if (element?.contains(document.activeElement)) element.focus();
};
