import { type RefObject, useEffect, useState } from 'react';
import { focusField, hasOneField, type InvalidField, invalidFields } from './invalidFields.ts';

interface FailedSubmit {
  readonly fields: readonly InvalidField[];
  /** Counts the failed attempts. */
  readonly attempt: number;
}

const none: FailedSubmit = { fields: [], attempt: 0 };

const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null;

/**
 * The invalid fields of the form around the element after a failed attempt to submit it, kept up to date while the user
 * corrects them. The form of one field has no list: that field is focused.
 */
export const useFailedSubmit = (ref: RefObject<HTMLElement | null>): FailedSubmit => {
  const [failed, setFailed] = useState(none);
  // Forms validate at their own time, and a server refuses a value later still: the document tells when they have.
  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form) return undefined;
    let isSubmitted = false;
    const look = (): void => {
      const fields = invalidFields(form);
      const [first] = fields;
      if (!isSubmitted || first === undefined || isDialogOpen()) {
        setFailed((last) => (last.attempt === 0 ? last : { ...last, fields }));
        return;
      }
      isSubmitted = false;
      if (hasOneField(form)) focusField(first.id);
      else setFailed(({ attempt }) => ({ fields, attempt: attempt + 1 }));
    };
    const onSubmit = (): void => {
      isSubmitted = true;
      // Fields that were invalid before change nothing in the document.
      requestAnimationFrame(() => requestAnimationFrame(look));
    };
    // The user goes on in the meantime.
    const onInput = (): void => {
      isSubmitted = false;
    };
    const watch = new MutationObserver(look);
    watch.observe(form, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
    form.addEventListener('submit', onSubmit);
    form.addEventListener('input', onInput);
    return () => {
      watch.disconnect();
      form.removeEventListener('submit', onSubmit);
      form.removeEventListener('input', onInput);
    };
  }, [ref]);
  return failed;
};
