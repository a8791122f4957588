/**
 * Whether a modal dialog is open that does not contain the element: the focus must then stay inside that dialog. One that is
 * closing, which SweetAlert2 marks by its class, lets the focus go.
 */
export const isDialogOpen = (inside: Element | null = null): boolean =>
  [...document.querySelectorAll('dialog[open], [role="dialog"][aria-modal="true"]:not(.swal2-hide)')].some(
    (dialog) => !dialog.contains(inside),
  );
