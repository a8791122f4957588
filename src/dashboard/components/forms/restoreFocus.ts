/** Focuses the element in place of the button that was disabled or is gone, unless the user has moved the focus elsewhere. */
export const restoreFocus = (element: Element | null): void => {
  const active = document.activeElement;
  const isLost = active === null || active === document.body || active.closest('[role="dialog"]') !== null;
  if (isLost && element instanceof HTMLElement && element.isConnected) element.focus();
};
