import { useSelector } from 'react-redux';
import { useModeratedReviewsQuery, useReviewCountsQuery } from '#api/reviews/moderatedReviewsApi.ts';
import { isAdmin } from '#domain/accounts/role.ts';
import { type ModeratedReview, type ReviewState, reviewStates } from '#domain/reviews/review.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import * as messages from '#messages/dashboard/reviews.ts';
import { nameOf } from '#messages/domain/names.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useListChoice } from '../components/filters/useListChoice.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { TablePage } from '../components/lists/TablePage.tsx';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { usePagination } from '../components/paging/usePagination.ts';
import { screenHandle } from '../components/routing/addresses.ts';
import { withCapability } from '../components/routing/withCapability.tsx';
import { useSelection } from '../components/selection/useSelection.ts';
import { BulkReviewsBar } from './BulkReviewsBar.tsx';
import { reviewColumns } from './reviewColumns.tsx';

const heading = messages.reviewsTitle;
export const handle = screenHandle(heading);

const emptyTitles: Record<ReviewState, string> = {
  Waiting: messages.noReviewsWaiting,
  Published: messages.noPublishedReviewsYet,
  Rejected: messages.noRejectedReviews,
};

/** The screen on which staff publish or reject the reviews of customers (SH-7). */
const ReviewsScreen = () => {
  const [state, choose] = useListChoice('state', reviewStates);
  const pagination = usePagination();
  const query = useModeratedReviewsQuery({ state, after: pagination.after }, refetchOnMount);
  const { data: counts } = useReviewCountsQuery(undefined, refetchOnMount);
  const page = query.currentData;
  const rows = page?.items ?? [];
  // Another page starts with nothing selected: the bar selects reviews of one page only.
  const selection = useSelection<ModeratedReview>(`${state} ${pagination.after ?? ''}`);
  const hasAdminRole = isAdmin(useSelector(selectRole));
  const labelOf = (choice: ReviewState) =>
    counts ? messages.stateWithCount(nameOf(choice), counts[choice]) : nameOf(choice);
  return (
    <TablePage
      title={heading}
      noun={messages.reviews}
      query={query}
      page={page}
      pagination={{ ...pagination, size: pageSizes.moderatedReviews }}
      filters={
        <>
          <ChoiceChips
            legend={messages.whichReviews}
            options={reviewStates.map((choice) => ({ value: choice, label: labelOf(choice) }))}
            value={state}
            onChange={choose}
          />
          <SmallText>{messages.whatToReject}</SmallText>
        </>
      }
      bar={<BulkReviewsBar state={state} rows={rows} selection={selection} />}
      empty={{ title: emptyTitles[state], icon: <Icon name="star" size={32} /> }}
      columns={reviewColumns({ selection, isAdmin: hasAdminRole })}
      rowKey={(review) => review._id}
    />
  );
};

export const Component = withCapability('reviews', ReviewsScreen, heading, messages.noReviewsAreKept);
