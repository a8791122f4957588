import { styled } from 'styled-components';
import { toShopTime } from '#api/client/shopClock.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useDecisionsQuery } from '#api/orders/decisionsApi.ts';
import { timers } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/orders/toDecide.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { from } from '#ui/theme/media.ts';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { screenHandle } from '../../components/routing/addresses.ts';
import { useRowShortcuts } from '../../components/shortcuts/useRowShortcuts.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { DecisionRow } from './DecisionRow.tsx';

const heading = messages.toDecide;
export const handle = screenHandle(heading);

/** What waits for a decision of staff about parcels, the most urgent first, each with its choices (CR-8). */
export const Component = () => {
  const isSupported = useCapability('consignments');
  const query = useDecisionsQuery(undefined, {
    ...refetchOnMount,
    pollingInterval: timers.ordersPoll,
    skipPollingIfUnfocused: true,
    skip: !isSupported,
  });
  const { listRef, handleFocus, goNext, shortcuts } = useRowShortcuts<HTMLOListElement>(messages.rowNoun);
  useShortcuts(shortcuts);
  const now = toShopTime(query.fulfilledTimeStamp ?? 0);
  if (!isSupported) return <EmptyState isFullScreen title={heading} text={messages.noParcelsOnThisServer} />;
  const page = query.currentData;
  return (
    <ListPage
      title={heading}
      noun={messages.decisions}
      query={query}
      page={page}
      empty={{
        title: messages.nothingToDecide,
        text: messages.whenDecisionsAppear,
        icon: <StaffIcon name="scales" size={32} />,
      }}
    >
      <List ref={listRef} onFocus={handleFocus}>
        {page?.items.map((decision) => (
          <li key={`${decision.kind} ${decision.id}`}>
            <DecisionRow decision={decision} now={now} onDecided={goNext} />
          </li>
        ))}
      </List>
    </ListPage>
  );
};

const List = styled.ol`
  display: grid;
  gap: var(--space-4);

  ${from.container} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
