import type { ComponentProps, ReactNode } from 'react';
import type { Page } from '#api/client/page.ts';
import * as messages from '#messages/dashboard/components/lists.ts';
import { Button } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import type { ListSearch } from '../filters/useListSearch.ts';
import { ListSkeleton } from '../loading/ListSkeleton.tsx';
import { Pager } from '../paging/Pager.tsx';
import type { Pagination } from '../paging/usePagination.ts';

/** State of the list's query, as the hooks of RTK Query name it. */
interface ListQuery {
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** The response to the present arguments; `undefined` until it arrives. */
  readonly currentData?: unknown;
  readonly refetch: () => unknown;
}

export interface ListBodyProps {
  /** Plural noun for the rows: "orders". In English it ends in s, which is cut off for a single row. */
  readonly noun: string;
  readonly query: ListQuery;
  /** The page of rows; `undefined` until the first response. */
  readonly page: Page<unknown> | undefined;
  readonly search?: ListSearch & {
    readonly label: string;
    /** Shown while the field is empty; the label by default. */
    readonly placeholder?: string;
    /** Longest search that the server accepts, in characters. */
    readonly maxLength: number;
  };
  /** Whether the screen shows something that the search has found beside the rows; it is then not said that nothing matches. */
  readonly hasOtherHit?: boolean;
  /** Absent when the list is not split into pages. */
  readonly pagination?: Omit<Pagination, 'size'> & {
    /** Number of rows on a page. */
    readonly size: number;
  };
  /** Set if a filter besides the search is active; `clear` removes it. */
  readonly activeFilter?: { readonly clear: () => void } | undefined;
  /** What a list shows that has no rows without search and filter either. */
  readonly empty: ComponentProps<typeof EmptyState>;
  readonly children: ReactNode;
}

/** Whether the list still shows the rows of the previous page, search or filter, until the response arrives. */
export const showsPreviousRows = (query: ListQuery): boolean =>
  query.isFetching && query.currentData === undefined;

/** The number of rows on this page and on all pages. */
export const countsOf = (page: Page<unknown> | undefined) => ({
  rowCount: page?.items.length ?? 0,
  total: page?.total ?? 0,
});

/** The rows with their pages, or why there are none: a skeleton, the failure, or one of the empty states. */
export const ListBody = (props: ListBodyProps) => {
  const { noun, query, page, pagination, children } = props;
  const { rowCount } = countsOf(page);
  // The previous search or filter had no rows; the present one may have some.
  const isUnknown = page === undefined || (rowCount === 0 && showsPreviousRows(query));
  if (isUnknown && !query.isError) return <ListSkeleton />;
  if (query.isError && rowCount === 0)
    return <LoadFailure what={messages.theRows(noun)} onRetry={query.refetch} />;
  if (rowCount === 0) return props.hasOtherHit ? null : <NoRows {...props} />;
  return (
    <>
      {children}
      {query.isError && <LoadFailure what={messages.theLatestRows(noun)} onRetry={query.refetch} />}
      {pagination !== undefined && (
        <Pager noun={noun} pagination={pagination} page={page} busy={showsPreviousRows(query)} />
      )}
    </>
  );
};

/** Why a list that was loaded has no rows: a page past the last, its search, its filter, or there are none at all. */
const NoRows = ({ noun, query, page, search, activeFilter, pagination, empty }: ListBodyProps) => {
  // The first page too can be empty while there are rows: all of its own were moved, and the next ones are not fetched yet.
  const isFirstPage = pagination === undefined || pagination.page === 1;
  const hasRowsElsewhere = countsOf(page).total > 0;
  if (hasRowsElsewhere || !isFirstPage) {
    return (
      <EmptyState
        title={messages.noneLeftOnThisPage(noun)}
        text={messages.theyHaveBeenMoved}
        action={
          <Button tone="plain" onClick={() => (isFirstPage ? query.refetch() : pagination.goFirst())}>
            {messages.goToTheFirstPage}
          </Button>
        }
      />
    );
  }
  const searched = search !== undefined && search.text !== '' ? search : undefined;
  if (searched !== undefined || activeFilter !== undefined)
    return <NoMatch noun={noun} searched={searched} activeFilter={activeFilter} />;
  return <EmptyState {...empty} />;
};

interface NoMatchProps extends Pick<ListBodyProps, 'noun' | 'activeFilter'> {
  /** Absent when the field of the search is empty. */
  readonly searched: ListBodyProps['search'];
}

/** Says that a search, a filter or both leave no rows. With both, the text is about the filter, which is closed and easily forgotten. */
const NoMatch = ({ noun, searched, activeFilter }: NoMatchProps) => (
  <EmptyState
    title={searched === undefined ? messages.noMatchThisFilter(noun) : messages.noMatch(noun, searched.text)}
    text={activeFilter === undefined ? messages.checkTheSpelling : messages.widenTheFilter}
    action={
      <>
        {activeFilter !== undefined && (
          <Button tone="plain" onClick={activeFilter.clear}>
            {messages.clearTheFilter}
          </Button>
        )}
        {searched !== undefined && (
          <Button tone="plain" onClick={() => searched.setInput('')}>
            {messages.clearTheSearch}
          </Button>
        )}
      </>
    }
  />
);
