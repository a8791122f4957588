import { type FormikValues, useFormik } from 'formik';
import { useRef, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { resetToSaved } from '../forms/resetToSaved.ts';
import { changeFailureMessage } from '../loading/failureMessages.ts';
import { useLeavePrompt } from '../routing/useLeavePrompt.ts';

/** How the last saving or undoing of a form ended. */
type SaveResult =
  | { readonly kind: 'saved' | 'undone' }
  | { readonly kind: 'failed'; readonly message: string };

interface UndoableFormOptions<Contents, Form extends FormikValues> {
  readonly initial: {
    readonly version: number;
    readonly contents: Contents;
    /** The contents before the last change; `null` if there was none. */
    readonly previous: Contents | null;
  };
  readonly formOf: (contents: Contents) => Form;
  /** The contents as the schema has them, such as without spaces around them. */
  readonly contentsOf: (form: Form) => Contents;
  /** What is wrong with each field. */
  readonly validate: (form: Form) => object;
  /** Resolves to the number of the saved version, or to `null` for contents that were added; rejects if saving failed. */
  readonly save: (contents: Contents) => Promise<number | null>;
  /** Called after contents were added, unless the user has left the form meanwhile. */
  readonly onAdded?: (() => void) | undefined;
  /** Says that saving failed. */
  readonly failure: string;
}

/** A form of contents with versions, which stays open when it is saved; `undo` brings back the contents before the last change. */
export const useUndoableForm = <Contents, Form extends FormikValues>({
  initial,
  formOf,
  contentsOf,
  validate,
  save,
  onAdded,
  failure,
}: UndoableFormOptions<Contents, Form>) => {
  const [saved, setSaved] = useState(initial);
  const [result, setResult] = useState<SaveResult | null>(null);
  const [isSaving, setSaving] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  /** Saves contents, which the user entered or which undo the last change; `sent` is what the form holds meanwhile. */
  const send = async (contents: Contents, sent: Form, kind: 'saved' | 'undone') => {
    setResult(null);
    setSaving(true);
    try {
      const version = await save(contents);
      if (version === null) {
        // Before `onAdded` leaves the form, whose fields still differ from what it showed at first.
        noteSaved();
        // Whoever has left the form meanwhile stays on the other page.
        if (formRef.current !== null) onAdded?.();
        return;
      }
      // Without a change, as when only spaces were typed, the server makes no version, and there is nothing more to undo.
      if (version !== saved.version) setSaved({ version, contents, previous: saved.contents });
      resetToSaved(formik, formOf(contents), sent);
      setResult({ kind });
    } catch (error) {
      setResult({ kind: 'failed', message: changeFailureMessage(failure, failureOfError(error)) });
    } finally {
      setSaving(false);
    }
  };
  const formik = useFormik<Form>({
    initialValues: formOf(initial.contents),
    validate,
    onSubmit: (form) => send(contentsOf(form), form, 'saved'),
  });
  const noteSaved = useLeavePrompt(formik.dirty);
  const { previous } = saved;
  const canUndo = previous !== null && !formik.dirty;
  return {
    formik,
    formRef,
    result,
    /** Whether the form is being saved, or its last change undone. */
    isSaving,
    /** `null` if the contents were never changed, or if unsaved changes would be lost. */
    undo: canUndo ? () => void send(previous, formik.values, 'undone') : null,
  };
};

export type UndoableForm = Omit<ReturnType<typeof useUndoableForm>, 'formik'> & {
  readonly formik: { readonly dirty: boolean };
};
