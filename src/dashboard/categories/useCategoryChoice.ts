import { useRef, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import type { CategoryStart } from '#domain/products/categorySchema.ts';
import type { CategoryFile } from '#domain/products/readCategoryFile.ts';
import { unreachable } from '#messages/api/client.ts';
import * as messages from '#messages/dashboard/categories.ts';
import { maybeDoneMessage } from '../components/loading/failureMessages.ts';
import type { CategoryChanges } from './useCategoryChanges.ts';

const doneTexts: Readonly<Record<CategoryStart, string>> = {
  twelve: messages.shopHasTheTwelve,
  empty: messages.shopHasNoCategories,
  list: messages.shopHasThoseOfTheFile,
};

/** What the file has, or why it cannot be read. */
const read = async (chosen: File): Promise<{ readonly file: CategoryFile } | { readonly error: string }> => {
  // Loaded for a chosen file alone, with the library that reads CSV; offline it may not come.
  const parser = await import('./parseCategoryFile.ts').catch(() => null);
  if (parser === null) return { error: unreachable };
  try {
    return { file: parser.parseCategoryFile(await chosen.arrayBuffer()) };
  } catch (cause) {
    return { error: cause instanceof parser.CategoryFileError ? cause.message : messages.fileCannotBeRead };
  }
};

/** The state of the form that chooses the shop's first categories: the chosen start, the file read for it, and how it is stored. */
export const useCategoryChoice = (choose: CategoryChanges['choose'], onDone: () => void) => {
  const [start, setStart] = useState<CategoryStart>('twelve');
  const [file, setFile] = useState<CategoryFile | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const select = (next: CategoryStart): void => {
    setStart(next);
    setError('');
  };
  /** The file that was chosen last; `undefined` for none. */
  const lastChosen = useRef<File>(undefined);
  /** Reads the file and shows what it has; stores nothing. */
  const open = async (chosen: File | undefined): Promise<void> => {
    lastChosen.current = chosen;
    setFile(null);
    setError('');
    if (chosen === undefined) return;
    const result = await read(chosen);
    // A large file may be read only after the user has chosen another one: its result is then dropped.
    if (lastChosen.current !== chosen) return;
    if ('file' in result) setFile(result.file);
    else setError(result.error);
  };
  const store = async (): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      await choose(
        start === 'list' ? { start, categories: file?.categories ?? [] } : { start },
        doneTexts[start],
      );
      onDone();
    } catch (cause) {
      setError(maybeDoneMessage(failureOfError(cause)));
    } finally {
      setBusy(false);
    }
  };
  const isReady = start !== 'list' || (file !== null && file.refused.length === 0);
  return { start, file, error, busy, isReady, select, open, store };
};
