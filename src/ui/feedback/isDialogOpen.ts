/** Whether a modal dialog is open: the focus must then stay inside it. */
export const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;
