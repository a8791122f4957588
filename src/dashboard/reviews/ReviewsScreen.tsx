import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useModeratedReviewsQuery, useReviewCountsQuery } from '#api/moderatedReviewsApi.ts';
import { pageSizes } from '#domain/constants.ts';
import { type ModeratedReview, type ReviewState, readReviewState, reviewStates } from '#domain/review.ts';
import { isAdmin } from '#domain/role.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Table } from '#ui/layout/Table.tsx';
import { screenHandle } from '../components/addresses.ts';
import { ListPage } from '../components/ListPage.tsx';
import { freshOnMount } from '../components/queryOptions.ts';
import { usePagination, withoutPagination } from '../components/usePagination.ts';
import { useSelection } from '../components/useSelection.ts';
import { BulkReviewsBar } from './BulkReviewsBar.tsx';
import { reviewColumns } from './reviewColumns.tsx';

const heading = 'Reviews';
export const handle = screenHandle(heading);

const emptyTitles: Record<ReviewState, string> = {
  Waiting: 'No review is waiting',
  Published: 'No review is published yet',
  Rejected: 'No review was rejected',
};

/** The state in the address as `?state=`; those that wait for any other value. */
const useReviewState = () => {
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const choose = (state: ReviewState) =>
    updateSearchParams((current) => {
      const next = withoutPagination(current);
      if (state === 'Waiting') next.delete('state');
      else next.set('state', state);
      return next;
    });
  return { state: readReviewState(params.get('state')) ?? 'Waiting', choose };
};

/** Reviews of customers, which staff publish or reject (SH-7). */
export const Component = () => {
  const { state, choose } = useReviewState();
  const pagination = usePagination();
  const query = useModeratedReviewsQuery({ state, after: pagination.after }, freshOnMount);
  const { data: counts } = useReviewCountsQuery();
  const page = query.currentData ?? undefined;
  const rows = page?.items ?? [];
  const selection = useSelection<ModeratedReview>(`${state} ${pagination.after ?? ''}`);
  const hasAdminRole = isAdmin(useSelector(selectRole));
  if (query.data === null)
    return <EmptyState isFullScreen title={heading} text="This shop's server keeps no reviews." />;
  const labelOf = (known: ReviewState) => (counts ? `${known} (${counts[known]})` : known);
  return (
    <ListPage
      title={heading}
      noun="reviews"
      query={{ ...query, isLoading: page === undefined && !query.isError }}
      page={page}
      pagination={{ ...pagination, size: pageSizes.moderatedReviews }}
      filters={
        <>
          <ChoiceChips
            legend="Which reviews"
            options={reviewStates.map(labelOf)}
            value={labelOf(state)}
            onChange={(label) => choose(reviewStates.find((known) => labelOf(known) === label) ?? 'Waiting')}
          />
          <Hint>
            Reject what advertises, insults or names people. What is negative and true helps other customers.
          </Hint>
        </>
      }
      bar={<BulkReviewsBar state={state} rows={rows} selection={selection} />}
      empty={{ title: emptyTitles[state], icon: <Icon name="star" size={32} /> }}
    >
      <Table
        caption={heading}
        columns={reviewColumns(selection, hasAdminRole)}
        rows={rows}
        rowKey={(review) => review._id}
        busy={query.isFetching}
      />
    </ListPage>
  );
};

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;
