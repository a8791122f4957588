import { isDialogOpen } from '#ui/feedback/isDialogOpen.ts';

/**
 * Focuses the element in place of the button that was disabled or is gone, unless the user has moved the focus elsewhere, or
 * another dialog has opened meanwhile.
 */
export const restoreFocus = (element: Element | null): void => {
  const active = document.activeElement;
  const isLost = active === null || active === document.body || active.closest('[role="dialog"]') !== null;
  if (!isLost || isDialogOpen(element)) return;
  if (element instanceof HTMLElement && element.isConnected) element.focus();
};
