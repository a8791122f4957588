import Swal from 'sweetalert2/dist/sweetalert2.js';

/**
 * Closes the open dialog and cancels every return of the focus. A closed dialog returns the focus after 100 ms,
 * which would take it from the test that runs by then; opening a dialog cancels that, closing this one starts none.
 */
export const closeDialogs = (): void => {
  void Swal.fire({ returnFocus: false });
  Swal.close();
};
