import { type RefObject, useEffect, useState } from 'react';
import { isDialogOpen } from '../feedback/isDialogOpen.ts';
import { focusField, hasOnlyOneField, type InvalidField, invalidFields } from './invalidFields.ts';

interface FailedSubmit {
  readonly fields: readonly InvalidField[];
  /** Counts the failed attempts with a list; at each new number, whoever shows the list takes the focus. */
  readonly attempt: number;
}

const none: FailedSubmit = { fields: [], attempt: 0 };

/**
 * The invalid fields of the form around the element after a failed attempt to submit that form, kept up to date while the user
 * corrects them. In a form with only one field the list stays empty, and the field is focused instead.
 */
export const useFailedSubmit = (ref: RefObject<HTMLElement | null>): FailedSubmit => {
  const [failed, setFailed] = useState(none);
  // Formik sets `aria-invalid` some time after the submit, and a server's refusal comes even later: so the DOM is observed.
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form) return undefined;
    /** From a submit until its result has moved the focus or the user types again. */
    let awaitsValidation = false;
    const updateList = (): void =>
      setFailed((last) => (last.attempt === 0 ? last : { ...last, fields: invalidFields(form) }));
    const readResult = (): void => {
      const fields = invalidFields(form);
      const [firstField] = fields;
      // Only the result of a submit moves the focus, not an error that comes while the user types, and no result while a dialog covers
      // the form.
      const movesFocus = awaitsValidation && firstField !== undefined && !isDialogOpen(form);
      if (!movesFocus) return updateList();
      awaitsValidation = false;
      if (hasOnlyOneField(form)) return focusField(firstField.id);
      return setFailed(({ attempt }) => ({ fields, attempt: attempt + 1 }));
    };
    const onSubmit = (): void => {
      awaitsValidation = true;
      // A field that was invalid before fires no mutation. After two frames Formik has validated and React rendered.
      requestAnimationFrame(() => requestAnimationFrame(readResult));
    };
    // A user who types again keeps the focus, also when a refusal arrives afterwards.
    const onInput = (): void => {
      awaitsValidation = false;
    };
    // Only a change of `aria-invalid` can be the result of a submit. Other changes, even before the validation has ended, may give a field
    // that stays invalid another message.
    const observer = new MutationObserver((mutations) =>
      mutations.some(({ type }) => type === 'attributes') ? readResult() : updateList(),
    );
    observer.observe(form, {
      subtree: true,
      attributeFilter: ['aria-invalid'],
      childList: true,
      characterData: true,
    });
    form.addEventListener('submit', onSubmit);
    form.addEventListener('input', onInput);
    return () => {
      observer.disconnect();
      form.removeEventListener('submit', onSubmit);
      form.removeEventListener('input', onInput);
    };
  }, [ref]);
  return failed;
};
