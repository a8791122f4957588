import { type ReactNode, useState } from 'react';
import type { Failure } from '#api/failure.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { addresses } from './addresses.ts';
import { notFoundMessage } from './failureMessages.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

/** Query options of a form: fetches on mount only, since a later response must not overwrite the input. */
export const fetchOnce = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: false,
  refetchOnReconnect: false,
} as const;

interface FormPlaceProps<Thing> {
  readonly what: string;
  readonly answer: {
    readonly currentData?: Thing | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly failure: Failure | null;
  readonly children: (thing: Thing) => ReactNode;
}

/** Loads the data that a form needs: shows a skeleton, the failure, or the form. */
export const FormLoader = <Thing,>({ what, answer, failure, children }: FormPlaceProps<Thing>) => {
  const { currentData, isFetching, refetch } = answer;
  const [start, setStart] = useState<Thing | null>(null);
  if (start === null && !isFetching && failure === null && currentData != null) setStart(currentData);
  if (start !== null) return children(start);
  if (failure?.kind === 'refused' || currentData === null) {
    return (
      <EmptyState
        isWholeScreen
        icon={<Icon name="box" size={32} />}
        title={`${what} cannot be shown`}
        text={notFoundMessage(failure)}
        action={<ButtonLink to={addresses.home}>Go to my dashboard</ButtonLink>}
      />
    );
  }
  if (failure === null) return <ListSkeleton />;
  return (
    <>
      <VisuallyHidden as="h1">{what}</VisuallyHidden>
      <LoadFailure what={what} onRetry={refetch} />
    </>
  );
};
