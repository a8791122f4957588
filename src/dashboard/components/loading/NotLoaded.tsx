import type { ReactNode } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { isRefusedForGood } from '#api/client/retryPolicy.ts';
import * as messages from '#messages/dashboard/components/loading.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { addresses } from '../routing/addresses.ts';
import { whyNotShown } from './failureMessages.ts';
import { PartNotLoaded } from './PartNotLoaded.tsx';

interface NotLoadedProps {
  /** What the screen shows, as used in a sentence: "The product". */
  readonly what: string;
  readonly query: {
    /** The response; `undefined` until it arrives, `null` if it holds no such thing. */
    readonly currentData?: unknown;
    readonly isError: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** The title when the shop does not have it. */
  readonly title?: string | undefined;
  /** Where the user can go then; the first screen of the dashboard by default. */
  readonly action?: ReactNode;
}

/** Takes the place of a screen whose data is not there: it is loading, could not be loaded, or cannot be shown. */
export const NotLoaded = ({ what, query, title = messages.cannotBeShown(what), action }: NotLoadedProps) => {
  const failure = query.isError ? failureOfError(query.error) : null;
  if (query.currentData === null || isRefusedForGood(failure))
    return (
      <EmptyState
        isFullScreen
        icon={<StaffIcon name="box" size={32} />}
        title={title}
        text={whyNotShown(failure)}
        action={action ?? <ButtonLink to={addresses.home}>{accountMessages.goToMyDashboard}</ButtonLink>}
      />
    );
  return (
    <>
      <VisuallyHidden as="h1">{what}</VisuallyHidden>
      <PartNotLoaded what={what} query={query} />
    </>
  );
};
