import { type RefObject, useEffect, useState } from 'react';
import { isDialogOpen } from '../feedback/isDialogOpen.ts';
import { focusField, hasOnlyOneField, type InvalidField, invalidFields } from './invalidFields.ts';

interface FailedSubmit {
  readonly fields: readonly InvalidField[];
  /** Counts the failed attempts. */
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
    /** From a submit until its result is read or the user types again. */
    let awaitsValidation = false;
    const readInvalidFields = (): void => {
      const fields = invalidFields(form);
      const [firstField] = fields;
      // Not by a change while the user types; and a dialog over the form must keep the focus.
      const takesFocus = awaitsValidation && firstField !== undefined && !isDialogOpen(form);
      if (!takesFocus) {
        setFailed((last) => (last.attempt === 0 ? last : { ...last, fields }));
        return;
      }
      awaitsValidation = false;
      if (hasOnlyOneField(form)) focusField(firstField.id);
      else setFailed(({ attempt }) => ({ fields, attempt: attempt + 1 }));
    };
    const onSubmit = (): void => {
      awaitsValidation = true;
      // A field that was invalid before fires no mutation. After two frames Formik has validated and React rendered.
      requestAnimationFrame(() => requestAnimationFrame(readInvalidFields));
    };
    // A user who types again keeps the focus, also when a refusal arrives afterwards.
    const onInput = (): void => {
      awaitsValidation = false;
    };
    const observer = new MutationObserver(readInvalidFields);
    observer.observe(form, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
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
