import { isDialogOpen } from '#ui/feedback/isDialogOpen.ts';

/** Whether a dialog is open over the element. One that SweetAlert2 is closing stays for some frames, but no longer holds the focus. */
const isBehindDialog = (element: Element | null): boolean =>
  document.querySelector('.swal2-popup.swal2-hide') === null && isDialogOpen(element);

/**
 * Focuses the element in place of the button that was disabled or is gone, unless the user has moved the focus elsewhere, or
 * another dialog has opened meanwhile.
 */
export const restoreFocus = (element: Element | null): void => {
  const active = document.activeElement;
  // The focus in a dialog counts as lost, because the dialog closes. Behind another dialog that stays open, nothing is focused.
  const isLost = active === null || active === document.body || active.closest('[role="dialog"]') !== null;
  if (!isLost || isBehindDialog(element)) return;
  if (element instanceof HTMLElement && element.isConnected) element.focus();
};
