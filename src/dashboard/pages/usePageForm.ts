import type { PageContents, SavedPage } from '#domain/shop/shopPage.ts';
import { addressFault, pageSchema } from '#domain/shop/shopPageSchema.ts';
import { faultsOf } from '#domain/values/faultsOf.ts';
import * as messages from '#messages/dashboard/pages.ts';
import { useUndoableForm } from '../components/actions/useUndoableForm.ts';

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
export const usePageForm = ({ initial, save, onAdded }: PageFormOptions) =>
  useUndoableForm({
    initial: { ...initial, contents: initial.page },
    formOf: (page) => page,
    contentsOf: (page) => pageSchema.cast(page),
    validate: (page) => pageErrors(page, initial._id),
    save,
    onAdded,
    failure: messages.thePageWasNotSaved,
  });

export type PageFormState = ReturnType<typeof usePageForm>;
