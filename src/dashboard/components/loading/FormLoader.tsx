import { type ReactNode, useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { isRefusedForGood } from '#api/client/retryPolicy.ts';
import * as messages from '#messages/dashboard/components/loading.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { addresses } from '../routing/addresses.ts';
import { whyNotShown } from './failureMessages.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

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
  const { currentData, isFetching, isError, error, refetch } = query;
  const failure = isError ? failureOfError(error) : null;
  // The first response is kept: a later one must not overwrite the input. While the query fetches, `currentData` may be an older response
  // from the cache.
  const [initialData, setInitialData] = useState<Data | null>(null);
  const hasLoaded = !isFetching && failure === null && currentData != null;
  if (initialData === null && hasLoaded) setInitialData(currentData);
  if (initialData !== null) return children(initialData);
  const doesNotExist = currentData === null;
  if (doesNotExist || isRefusedForGood(failure)) {
    return (
      <EmptyState
        isFullScreen
        icon={<StaffIcon name="box" size={32} />}
        title={messages.cannotBeShown(subject)}
        text={whyNotShown(failure)}
        action={<ButtonLink to={addresses.home}>{messages.goToMyDashboard}</ButtonLink>}
      />
    );
  }
  if (failure === null) return <ListSkeleton />;
  return (
    <>
      <VisuallyHidden as="h1">{subject}</VisuallyHidden>
      <LoadFailure what={subject} onRetry={refetch} />
    </>
  );
};
