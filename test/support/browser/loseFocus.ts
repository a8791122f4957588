/** Leaves the focus nowhere. Browsers do so when the button that has it is disabled, Happy DOM does not. */
export const loseFocus = (): void => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  field.remove();
};
