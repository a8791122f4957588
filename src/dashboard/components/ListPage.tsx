import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/controls/Button.tsx';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { Pager } from './Pager.tsx';
import type { Pagination } from './usePagination.ts';
import type { useSearchParam } from './useSearchParam.ts';

/** State of the list's query, with the field names of an infinite query hook. */
interface ListAnswer {
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListPageProps {
  readonly title: string;
  /** Plural noun for the rows, ending in s: "orders". */
  readonly what: string;
  readonly answer: ListAnswer;
  readonly shown: number;
  readonly total: number;
  readonly search?: ReturnType<typeof useSearchParam> & {
    readonly label: string;
    /** Longest search that the server accepts, in characters. */
    readonly maxLength: number;
  };
  readonly action?: ReactNode;
  /** Pagination; absent when the list is not split into pages. */
  readonly pages?: { readonly place: Pagination; readonly next: string | null; readonly size: number };
  /** Filter controls, shown below the search. */
  readonly filters?: ReactNode;
  /** Set when a filter besides the search narrows the list; `clear` removes the filter. */
  readonly narrowed?: { readonly clear: () => void } | undefined;
  readonly empty: ComponentProps<typeof EmptyState>;
  readonly children: ReactNode;
}

/** A list of the dashboard: heading, search, and the rows, skeleton, failure or empty state. */
export const ListPage = ({ title, what, search, action, total, filters, ...rest }: ListPageProps) => (
  <Section>
    <PageTitle aside={action}>{title}</PageTitle>
    <Tools>
      {search && (
        <SearchField
          label={search.label}
          placeholder={search.label}
          maxLength={search.maxLength}
          value={search.typed}
          onChange={search.type}
        />
      )}
      <Count aria-live="polite">
        {rest.answer.isLoading || rest.answer.isError ? '' : countWords({ what, total, ...rest })}
      </Count>
    </Tools>
    {filters}
    <ListBody what={what} search={search} total={total} {...rest} />
  </Section>
);

type ListBodyProps = Omit<ListPageProps, 'title' | 'action' | 'filters'>;

const number = new Intl.NumberFormat('en-IN');

/** `26–50 of 1,240 orders`, or only the total when all rows are shown. */
const countWords = ({
  what,
  shown,
  total,
  pages,
}: Pick<ListPageProps, 'what' | 'shown' | 'total' | 'pages'>) => {
  const all = `${number.format(total)} ${total === 1 ? what.slice(0, -1) : what}`;
  if (pages === undefined || shown === 0 || shown >= total) return all;
  const before = (pages.place.page - 1) * pages.size;
  return `${number.format(before + 1)}–${number.format(before + shown)} of ${all}`;
};

const ListBody = ({
  what,
  answer,
  shown,
  total,
  search,
  narrowed,
  pages,
  empty,
  children,
}: ListBodyProps) => {
  if (answer.isLoading) return <ListSkeleton />;
  if (answer.isError && shown === 0) return <LoadFailure what={`The ${what}`} onRetry={answer.refetch} />;
  if (shown === 0 && search !== undefined && search.search !== '') {
    return (
      <EmptyState
        title={`No ${what} match “${search.search}”`}
        text="Check the characters, or look through the whole list."
        action={
          <Button tone="plain" onClick={() => search.type('')}>
            Clear the search
          </Button>
        }
      />
    );
  }
  if (shown === 0 && narrowed !== undefined) {
    return (
      <EmptyState
        title={`No ${what} pass this filter`}
        text="Choose other days, another area or another status."
        action={
          <Button tone="plain" onClick={narrowed.clear}>
            Clear the filter
          </Button>
        }
      />
    );
  }
  if (shown === 0 && (total > 0 || (pages?.place.page ?? 1) > 1)) {
    return (
      <EmptyState
        title={`No ${what} are left on this page`}
        text="They have moved on; others may have come."
        action={
          <Button
            tone="plain"
            onClick={() => (pages?.place.after === undefined ? answer.refetch() : pages.place.goFirst())}
          >
            Show the first page
          </Button>
        }
      />
    );
  }
  if (shown === 0) return <EmptyState {...empty} />;
  return (
    <>
      {children}
      {answer.isError && (
        <LoadFailure
          what={`The present state of the ${what}`}
          onRetry={answer.refetch}
          busy={answer.isFetching}
        />
      )}
      {pages !== undefined && <Pager what={what} {...pages} />}
    </>
  );
};

const Section = styled.section`
  display: grid;
  gap: var(--space-4);
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  & > :first-child {
    flex: 0 1 360px;
  }
`;

const Count = styled.p`
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
