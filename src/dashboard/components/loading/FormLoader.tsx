import { type ReactNode, useState } from 'react';
import { NotLoaded } from './NotLoaded.tsx';

interface FormLoaderProps<Data> {
  /** What the form edits, for messages: "The product". */
  readonly subject: string;
  readonly query: {
    /** The response; `undefined` until it arrives, `null` if the subject does not exist. */
    readonly currentData?: Data | null;
    readonly isFetching: boolean;
    readonly isError: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** Loads the data that a form needs: shows a skeleton, the failure, or the form. A caller whose subject can change gives it a `key`. */
export const FormLoader = <Data,>({ subject, query, children }: FormLoaderProps<Data>) => {
  const { currentData, isFetching, isError } = query;
  // The first response is kept: a later one must not overwrite the input. While the query fetches, `currentData` may be an older response
  // from the cache.
  const [initialData, setInitialData] = useState<Data | null>(null);
  const hasLoaded = !isFetching && !isError && currentData != null;
  if (initialData === null && hasLoaded) setInitialData(currentData);
  if (initialData !== null) return children(initialData);
  return <NotLoaded what={subject} query={query} />;
};
