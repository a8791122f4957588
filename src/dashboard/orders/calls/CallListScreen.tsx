import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCallersQuery } from '#api/callersApi.ts';
import { useCallListQuery } from '#api/orderNotesApi.ts';
import { toShopTime } from '#api/shopClock.ts';
import { type CallFilter, callFilters } from '#domain/callList.ts';
import { pageSizes, searchLengths, timers } from '#domain/constants.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { from, narrow } from '#ui/theme/media.ts';
import { screenHandle } from '../../components/addresses.ts';
import { ListPage } from '../../components/ListPage.tsx';
import { freshOnMount } from '../../components/queryOptions.ts';
import { useRowShortcuts } from '../../components/shortcuts/useRowShortcuts.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { usePagination, withoutPagination } from '../../components/usePagination.ts';
import { useSearchParam } from '../../components/useSearchParam.ts';
import { orderSearchLabels } from '../orderSearchLabels.ts';
import { CallRow } from './CallRow.tsx';

const heading = 'Call List';
export const handle = screenHandle(heading);

const filterLabels: Record<CallFilter, string> = {
  all: 'All pending',
  never: 'Never called',
  due: 'To call now',
};

const emptyTitles: Record<CallFilter, string> = {
  all: 'No order is waiting for a call',
  never: 'Every pending order was called',
  due: 'No call is due now',
};

/** The filter in the address as `?calls=`; all orders for any other value. */
const useCallFilter = () => {
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const filter = callFilters.find((known) => known === params.get('calls')) ?? 'all';
  const choose = (label: string) =>
    updateSearchParams((current) => {
      const next = withoutPagination(current);
      const chosen = callFilters.find((known) => filterLabels[known] === label) ?? 'all';
      if (chosen === 'all') next.delete('calls');
      else next.set('calls', chosen);
      return next;
    });
  return { filter, choose };
};

/** Pending orders to call, oldest first, from one to the next by a key (MD-4). */
export const Component = () => {
  const { filter, choose } = useCallFilter();
  const search = useSearchParam();
  const pagination = usePagination();
  const query = useCallListQuery(
    { filter, search: search.search, after: pagination.after },
    { ...freshOnMount, pollingInterval: timers.ordersPoll, skipPollingIfUnfocused: true },
  );
  const page = query.currentData ?? undefined;
  const entries = page?.items ?? [];
  const ids = entries.map(({ order }) => order._id);
  const callers = useCallersQuery(ids, { ...freshOnMount, skip: ids.length === 0 });
  const { listRef, handleFocus, goNext, shortcuts } = useRowShortcuts<HTMLOListElement>('order');
  useShortcuts([{ keys: ['n'], label: 'Next call', run: goNext }, ...shortcuts]);
  const now = toShopTime(query.fulfilledTimeStamp ?? 0);
  if (query.data === null)
    return <EmptyState isFullScreen title={heading} text="This shop's server keeps no calls." />;
  return (
    <ListPage
      title={heading}
      noun="orders"
      query={{ ...query, isLoading: page === undefined && !query.isError }}
      page={page}
      search={{ ...search, ...orderSearchLabels, maxLength: searchLengths.orders }}
      pagination={{ ...pagination, size: pageSizes.calls }}
      action={
        entries.length > 0 && (
          <Button tone="plain" aria-keyshortcuts="n" onClick={goNext}>
            Next order <Key>N</Key>
          </Button>
        )
      }
      filters={
        <>
          <Filters>
            <ChoiceChips
              legend={<VisuallyHidden>Which orders</VisuallyHidden>}
              options={callFilters.map((known) => filterLabels[known])}
              value={filterLabels[filter]}
              onChange={choose}
            />
          </Filters>
          {callers.isError && (
            <LoadFailure
              what="What is known of the callers"
              onRetry={callers.refetch}
              busy={callers.isFetching}
            />
          )}
        </>
      }
      empty={{
        title: emptyTitles[filter],
        text: 'Orders appear here by themselves.',
        icon: <Icon name="phone" size={32} />,
      }}
    >
      <List ref={listRef} onFocus={handleFocus}>
        {entries.map((entry) => (
          <li key={entry.order._id}>
            <CallRow entry={entry} caller={callers.data?.[entry.order._id]} now={now} />
          </li>
        ))}
      </List>
    </ListPage>
  );
};

/** On a phone all of them are on one line. */
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

    /* A correction has the columns of its screen. */
    > :has(form[aria-label='Correct an order']) {
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
