import { type ComponentProps, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { Page } from '#api/page.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { from, narrow } from '#ui/theme/media.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Pager } from './Pager.tsx';
import { useShortcuts } from './shortcuts/useShortcuts.ts';
import type { Pagination } from './usePagination.ts';
import type { useSearchParam } from './useSearchParam.ts';

/** State of the list's query, with the field names of an infinite query hook. */
interface ListQuery {
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** `undefined` until the answer to the present arguments. */
  readonly currentData?: unknown;
  readonly refetch: () => unknown;
}

interface ListPageProps {
  readonly title: string;
  /** Plural noun for the rows, ending in s: "orders". */
  readonly noun: string;
  readonly query: ListQuery;
  /** The page of rows; `undefined` until the first response. */
  readonly page: Page<unknown> | undefined;
  readonly search?: ReturnType<typeof useSearchParam> & {
    readonly label: string;
    /** The label if it is short; shown while the field is empty. */
    readonly placeholder?: string;
    /** Longest search that the server accepts, in characters. */
    readonly maxLength: number;
  };
  readonly action?: ReactNode;
  /** Absent when the list is not split into pages. */
  readonly pagination?: Omit<Pagination, 'size'> & {
    /** Number of rows on a page. */
    readonly size: number;
  };
  /** Filter controls, shown below the search. */
  readonly filters?: ReactNode;
  /** Actions on many rows, which stay in view above the rows. */
  readonly bar?: ReactNode;
  /** Set when a filter besides the search is active; `clear` removes the filter. */
  readonly activeFilter?: { readonly clear: () => void } | undefined;
  readonly empty: ComponentProps<typeof EmptyState>;
  readonly children: ReactNode;
}

/** A list of the dashboard: heading, search, and the rows, skeleton, failure or empty state. */
export const ListPage = ({ title, noun, search, action, filters, bar, ...rest }: ListPageProps) => {
  const searchRef = useRef<HTMLInputElement>(null);
  const searchShortcut = { keys: ['f'], label: 'Search this list', run: () => searchRef.current?.focus() };
  useShortcuts(search === undefined ? [] : [searchShortcut]);
  const { query, page } = rest;
  const isCounted = page !== undefined && !query.isError && !isOfEarlierPage(query);
  return (
    <Root>
      <PageTitle
        aside={
          <Aside>
            <Count aria-live="polite">{isCounted ? countLabel({ noun, ...rest }) : ''}</Count>
            {action}
          </Aside>
        }
      >
        {title}
      </PageTitle>
      {search && (
        <Search>
          <SearchField
            ref={searchRef}
            label={search.label}
            placeholder={search.placeholder ?? search.label}
            maxLength={search.maxLength}
            value={search.input}
            onChange={search.setInput}
          />
        </Search>
      )}
      {filters}
      <Body>
        {bar}
        <ListBody noun={noun} search={search} {...rest} />
      </Body>
    </Root>
  );
};

/** Whether the rows are those of the page, search or filter before, which stay until the answer. */
const isOfEarlierPage = (query: ListQuery): boolean => query.isFetching && query.currentData === undefined;

/** The number of rows on this page and on all pages. */
const countsOf = (page: Page<unknown> | undefined) => ({
  rowCount: page?.items.length ?? 0,
  total: page?.total ?? 0,
});

type ListBodyProps = Omit<ListPageProps, 'title' | 'action' | 'filters' | 'bar'>;

const number = new Intl.NumberFormat('en-IN');

/** `26–50 of 1,240 orders`, or only the total when all rows are shown. */
const countLabel = ({ noun, page, pagination }: Pick<ListPageProps, 'noun' | 'page' | 'pagination'>) => {
  const { rowCount, total } = countsOf(page);
  const all = `${number.format(total)} ${total === 1 ? noun.slice(0, -1) : noun}`;
  if (pagination === undefined || rowCount === 0 || rowCount >= total) return all;
  const before = (pagination.page - 1) * pagination.size;
  return `${number.format(before + 1)}–${number.format(before + rowCount)} of ${all}`;
};

const ListBody = ({
  noun,
  query,
  page,
  search,
  activeFilter,
  pagination,
  empty,
  children,
}: ListBodyProps) => {
  const { rowCount, total } = countsOf(page);
  if (query.isLoading) return <ListSkeleton />;
  if (query.isError && rowCount === 0) return <LoadFailure what={`The ${noun}`} onRetry={query.refetch} />;
  if (rowCount === 0 && search !== undefined && search.search !== '') {
    return (
      <EmptyState
        title={`No ${noun} match “${search.search}”`}
        text="Check the characters, or look through the whole list."
        action={
          <Button tone="plain" onClick={() => search.setInput('')}>
            Clear the search
          </Button>
        }
      />
    );
  }
  if (rowCount === 0 && activeFilter !== undefined) {
    return (
      <EmptyState
        title={`No ${noun} pass this filter`}
        text="Choose a wider filter, or clear it."
        action={
          <Button tone="plain" onClick={activeFilter.clear}>
            Clear the filter
          </Button>
        }
      />
    );
  }
  if (rowCount === 0 && (total > 0 || (pagination?.page ?? 1) > 1)) {
    return (
      <EmptyState
        title={`No ${noun} are left on this page`}
        text="They have moved on; others may have come."
        action={
          <Button
            tone="plain"
            onClick={() => ((pagination?.page ?? 1) === 1 ? query.refetch() : pagination?.goFirst())}
          >
            Show the first page
          </Button>
        }
      />
    );
  }
  if (rowCount === 0) return <EmptyState {...empty} />;
  return (
    <>
      {children}
      {query.isError && (
        <LoadFailure
          what={`The present state of the ${noun}`}
          onRetry={query.refetch}
          busy={query.isFetching}
        />
      )}
      {pagination !== undefined && (
        <Pager noun={noun} pagination={pagination} page={page} busy={isOfEarlierPage(query)} />
      )}
    </>
  );
};

const Root = styled.section`
  display: grid;
  gap: var(--space-4);

  @media ${narrow} {
    gap: var(--space-2);
  }
`;

/** Count and action are on one line, so that the rows begin in a phone's first view (MD-23). */
const Aside = styled.div`
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Search = styled.div`
  ${from.medium} {
    max-width: 360px;
  }
`;

/** A sticky bar stays in view while its container does; in a grid that would be its own row. */
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
`;

const Count = styled.p`
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
