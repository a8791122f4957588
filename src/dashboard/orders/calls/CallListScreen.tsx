import { useState } from 'react';
import { styled } from 'styled-components';
import { toShopTime } from '#api/client/shopClock.ts';
import { useCallListQuery } from '#api/orders/orderNotesApi.ts';
import { usePhoneHistoriesQuery } from '#api/orders/phoneHistoriesApi.ts';
import { pageSizes, timers } from '#domain/shop/constants.ts';
import { type CallFilter, callFilters } from '#domain/staff/callList.ts';
import * as messages from '#messages/dashboard/orders/calls.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { from, narrow } from '#ui/theme/media.ts';
import { useListChoice } from '../../components/filters/useListChoice.ts';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { usePagination } from '../../components/paging/usePagination.ts';
import { screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import { useRowShortcuts } from '../../components/shortcuts/useRowShortcuts.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { useOrderListSearch } from '../useOrderListSearch.ts';
import { useTakeInHand } from '../useTakeInHand.ts';
import { CallCard } from './CallCard.tsx';
import { useCallEntries } from './useCallEntries.ts';

const heading = messages.callList;
export const handle = screenHandle(heading);

const filterLabels: Record<CallFilter, string> = {
  all: messages.allPending,
  never: messages.neverCalled,
  due: messages.dueNow,
  change: messages.toCorrect,
};

const emptyTitles: Record<CallFilter, string> = {
  all: messages.noOrderToCall,
  never: messages.everyOrderHasBeenCalled,
  due: messages.noCallIsDueNow,
  change: messages.noOrderToCorrect,
};

/** The call list: pending orders whose customers staff call, oldest first; a key leads from one to the next (MD-4). */
const CallListScreen = () => {
  // The address has the filter as `calls`.
  const [filter, setFilter] = useListChoice('calls', callFilters);
  const search = useOrderListSearch();
  const pagination = usePagination();
  const query = useCallListQuery(
    { filter, search: search.text, after: pagination.after },
    {
      ...refetchOnMount,
      pollingInterval: timers.ordersPoll,
      skipPollingIfUnfocused: true,
    },
  );
  const page = query.currentData;
  const listed = page?.items ?? [];
  const pageKey = [filter, search.text, pagination.after].join(' ');
  // Beside the listed entries, `entries` has the ones that have left the list while a form is open in their card.
  const { entries, isWriting, setWriting } = useCallEntries(pageKey, listed);
  const ids = entries.map(({ order }) => order._id);
  const phoneHistories = usePhoneHistoriesQuery(ids, { ...refetchOnMount, skip: ids.length === 0 });
  const { listRef, handleFocus, goNext, shortcuts } = useRowShortcuts<HTMLOListElement>(messages.rowNoun);
  useShortcuts([{ keys: ['n'], label: messages.nextCall, run: goNext }, ...shortcuts]);
  // Before the first answer there is no card to show a time.
  const now = toShopTime(query.fulfilledTimeStamp ?? 0);
  /** The id of the order whose card had the focus last; `null` before any had it. */
  const [focusedId, setFocusedId] = useState<string | null>(null);
  // An order that has left the list is no longer in hand.
  const isStillListed = listed.some(({ order }) => order._id === focusedId);
  useTakeInHand(isStillListed ? focusedId : null);
  return (
    <ListPage
      title={heading}
      noun={messages.orders}
      query={query}
      page={page && { ...page, items: [...entries] }}
      search={search}
      pagination={{ ...pagination, size: pageSizes.calls }}
      action={
        entries.length > 0 && (
          <Button tone="plain" aria-keyshortcuts="n" onClick={goNext}>
            {messages.nextOrder} <Key>N</Key>
          </Button>
        )
      }
      filters={
        <>
          <Filters>
            <ChoiceChips
              legend={<VisuallyHidden>{messages.whichOrders}</VisuallyHidden>}
              options={callFilters.map((offered) => ({ value: offered, label: filterLabels[offered] }))}
              value={filter}
              onChange={setFilter}
            />
          </Filters>
          {phoneHistories.isError && (
            <LoadFailure what={messages.thePhoneHistories} onRetry={phoneHistories.refetch} />
          )}
        </>
      }
      empty={{
        title: emptyTitles[filter],
        text: messages.newOrdersAppearOnTheirOwn,
        icon: <Icon name="phone" size={32} />,
      }}
    >
      <List ref={listRef} onFocus={handleFocus}>
        {entries.map((entry) => (
          <li key={entry.order._id}>
            <CallCard
              entry={entry}
              phoneHistory={phoneHistories.data?.[entry.order._id]}
              now={now}
              isWriting={isWriting(entry)}
              onWriting={(isOpen) => setWriting(entry, isOpen)}
              onFocus={() => setFocusedId(entry.order._id)}
            />
          </li>
        ))}
      </List>
    </ListPage>
  );
};

export const Component = withCapability('orderNotes', CallListScreen, heading, messages.noCallsOnThisServer);

const Filters = styled.div`
  legend {
    margin: 0;
  }

  @media ${narrow} {
    label {
      padding-inline: 10px;
    }
  }
`;

const List = styled.ol`
  display: grid;
  gap: var(--space-4);

  ${from.container} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;

    /* The form of a correction has two columns itself. */
    > :has(form[data-form='correction']) {
      grid-column: 1 / -1;
    }
  }
`;

const Key = styled.kbd`
  padding: 0 var(--space-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-s);
  font-size: var(--text-xs);

  /* A phone has no keys, and the space is for the count. */
  @media ${narrow} {
    display: none;
  }
`;
