import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import type { PageContents, SavedPage } from '#domain/shop/shopPage.ts';
import { addressFault, pageSchema } from '#domain/shop/shopPageSchema.ts';
import { faultsOf } from '#domain/values/faultsOf.ts';
import * as messages from '#messages/dashboard/pages.ts';
import { resetToSaved } from '../components/forms/resetToSaved.ts';
import type { SaveResult } from '../components/forms/SaveResultNotice.tsx';
import { changeFailureMessage } from '../components/loading/failureMessages.ts';
import { useLeavePrompt } from '../components/routing/useLeavePrompt.ts';

export interface PageFormOptions {
  readonly initial: SavedPage;
  /** Resolves to the number of the saved version, or to `null` for a page that was added; rejects if saving failed. */
  readonly save: (page: PageContents) => Promise<number | null>;
  /** Called after a page was added, unless the user has left the form meanwhile. */
  readonly onAdded?: () => void;
}

/** The message for each field that the rules refuse; `id` is '' for a new page. */
const pageErrors = (page: PageContents, id: string): Partial<Record<keyof PageContents, string>> => {
  const slugMessage = addressFault(page.slug.trim(), id === '' ? undefined : id);
  return {
    ...(slugMessage === null ? {} : { slug: slugMessage }),
    ...faultsOf(pageSchema, page),
  };
};

/** The form of a page of text; `undo` brings back the page before the last change (SP-9). */
export const usePageForm = ({ initial, save, onAdded }: PageFormOptions) => {
  const [saved, setSaved] = useState(initial);
  const [result, setResult] = useState<SaveResult | null>(null);
  const [isSaving, setSaving] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  /** Saves a page, which the user wrote or which undoes the last change; `sent` is what the form holds meanwhile. */
  const send = async (page: PageContents, sent: PageContents, kind: 'saved' | 'undone') => {
    setResult(null);
    setSaving(true);
    try {
      const version = await save(page);
      const isAdded = version === null;
      if (isAdded) {
        // Before `onAdded` leaves the form, whose fields still differ from the empty page.
        noteSaved();
        // Whoever has left the form meanwhile stays on the other page.
        if (formRef.current !== null) onAdded?.();
        return;
      }
      // Without a change, as when only spaces were typed, the server makes no version, and there is nothing more to undo.
      const isNewVersion = version !== saved.version;
      if (isNewVersion) setSaved({ ...saved, version, page, previous: saved.page });
      resetToSaved(formik, page, sent);
      setResult({ kind });
    } catch (error) {
      const message = changeFailureMessage(messages.thePageWasNotSaved, failureOfError(error));
      setResult({ kind: 'failed', message });
    } finally {
      setSaving(false);
    }
  };
  const formik = useFormik<PageContents>({
    initialValues: initial.page,
    validate: (page) => pageErrors(page, initial._id),
    onSubmit: (page) => send(pageSchema.cast(page), page, 'saved'),
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
    /** `null` if the page was never changed, or if unsaved changes would be lost. */
    undo: canUndo ? () => void send(previous, formik.values, 'undone') : null,
  };
};

export type PageFormState = ReturnType<typeof usePageForm>;
