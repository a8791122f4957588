/** Whether a modal dialog is open that does not contain the element: the focus must then stay inside that dialog. */
export const isDialogOpen = (element: Element | null = null): boolean =>
  [...document.querySelectorAll('dialog[open], [role="dialog"][aria-modal="true"]')].some(
    (dialog) => !dialog.contains(element),
  );
