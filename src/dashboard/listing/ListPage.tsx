import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/controls/Button.tsx';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import type { useAddressSearch } from './useAddressSearch.ts';

/** What a list says of its question: an infinite query's own words. */
interface ListAnswer {
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly fetchNextPage?: () => unknown;
  readonly isFetchNextPageError?: boolean;
}

interface ListPageProps {
  readonly title: string;
  /** What the rows are, in the plural: "orders". */
  readonly what: string;
  readonly answer: ListAnswer;
  readonly shown: number;
  readonly total: number;
  readonly search?: ReturnType<typeof useAddressSearch> & { readonly label: string };
  readonly action?: ReactNode;
  readonly empty: ComponentProps<typeof EmptyState>;
  readonly children: ReactNode;
}

/** A list of the dashboard: heading, search, and the rows or what stands in their place. */
export const ListPage = ({ title, what, search, action, total, ...rest }: ListPageProps) => (
  <Section>
    <PageTitle aside={action}>{title}</PageTitle>
    <Tools>
      {search && (
        <SearchField
          label={search.label}
          placeholder={search.label}
          value={search.typed}
          onChange={search.type}
        />
      )}
      <Count aria-live="polite">
        {rest.answer.isLoading || rest.answer.isError ? '' : `${total} ${what}`}
      </Count>
    </Tools>
    <ListBody what={what} search={search} total={total} {...rest} />
  </Section>
);

type ListBodyProps = Omit<ListPageProps, 'title' | 'action'>;

const ListBody = ({ what, answer, shown, total, search, empty, children }: ListBodyProps) => {
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
  if (shown === 0) return <EmptyState {...empty} />;
  return (
    <>
      {children}
      {answer.isError && <StaleNotice what={what} answer={answer} />}
      {answer.hasNextPage === true && answer.isFetchNextPageError !== true && (
        <More>
          <Count>
            {shown} of {total}
          </Count>
          <Button
            tone="plain"
            busy={answer.isFetchingNextPage}
            busyLabel="Loading..."
            onClick={answer.fetchNextPage}
          >
            Load more
          </Button>
        </More>
      )}
    </>
  );
};

/** Rows stand, but the last question failed: for the next part, or for what changed meanwhile. */
const StaleNotice = ({ what, answer }: Pick<ListBodyProps, 'what' | 'answer'>) =>
  answer.isFetchNextPageError && answer.fetchNextPage !== undefined ? (
    <LoadFailure what={`More ${what}`} onRetry={answer.fetchNextPage} busy={answer.isFetching} />
  ) : (
    <LoadFailure
      what={`The present state of the ${what}`}
      onRetry={answer.refetch}
      busy={answer.isFetching}
    />
  );

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

const More = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  padding: var(--space-3);
`;
