/** Finds the fields with an error in the DOM of a form, by the ARIA attributes that Field and RadioGroup set for screen readers. */

/** A field with an error. */
export interface InvalidField {
  /** The id of the control or, for radio buttons, of their group. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
}

/** The element's text without parts that screen readers skip, such as the star of a required field. */
const spokenText = (element: Element | null): string => {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const mark of copy.querySelectorAll('[aria-hidden="true"]')) mark.remove();
  return (copy.textContent ?? '').trim();
};

/** The text of the group's legend or of the control's label. */
const labelOf = (control: Element): string => {
  const legend = control.querySelector('legend');
  const label = document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  return spokenText(legend ?? label);
};

/** The text of the error, which is the last element that `aria-describedby` names; a hint may come before it. */
const messageOf = (control: Element): string => {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
  const errorId = ids.at(-1) ?? '';
  return spokenText(document.getElementById(errorId));
};

/** The fields with an error, in the form's order. */
export const invalidFields = (form: Element): InvalidField[] =>
  [...form.querySelectorAll('[aria-invalid="true"]')].map((control) => ({
    id: control.id,
    label: labelOf(control),
    message: messageOf(control),
  }));

/** What counts as a field to fill in; a group of radio buttons counts as several, and a checkbox as none. */
const fieldsToFillIn = 'textarea, select, input:not([readonly], [hidden], [type="checkbox"])';

export const hasOnlyOneField = (form: Element): boolean => form.querySelectorAll(fieldsToFillIn).length === 1;

/** Focuses the control with the id or, if it is a group of radio buttons, the chosen or first one. */
export const focusField = (id: string): void => {
  const control = document.getElementById(id);
  const chosenRadio = control?.querySelector<HTMLElement>('input:checked');
  const firstRadio = control?.querySelector<HTMLElement>('input');
  (chosenRadio ?? firstRadio ?? control)?.focus();
};
