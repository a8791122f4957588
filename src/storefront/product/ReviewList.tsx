import { useRef } from 'react';
import { styled } from 'styled-components';
import { useReviewPagesInfiniteQuery } from '#api/reviews/reviewsApi.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/storefront/product/reviewList.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { RatingBars } from '#ui/reviews/RatingBars.tsx';
import { ReviewItem } from '#ui/reviews/ReviewItem.tsx';

/** How often each rating was given, and the reviews, newest first, a few at a time. */
export const ReviewList = ({ productId }: { readonly productId: string }) => {
  const query = useReviewPagesInfiniteQuery(productId);
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  // Each page of the answer has the counts of all reviews; the counts of the first page are shown.
  const [firstPage] = data?.pages ?? [];
  const lastPage = data?.pages.at(-1);
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  const firstAdded = useRef<HTMLLIElement>(null);
  // The button goes away with the last page, whose first review then takes the focus.
  const focusProps = useKeptFocus(firstAdded);
  if (firstPage === undefined)
    return query.isError ? (
      <LoadFailure what={messages.theReviews} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton height={300} radius="var(--radius-m)" />
    );
  return (
    <Root>
      <RatingBars byRating={firstPage.byRating} />
      <div>
        <List aria-busy={isFetching || undefined}>
          {reviews.map((review) => (
            <li key={review._id} {...(review === lastPage?.reviews[0] && { ref: firstAdded, tabIndex: -1 })}>
              <ReviewItem review={review} />
            </li>
          ))}
        </List>
        {isFetchNextPageError ? (
          <LoadFailure what={messages.moreReviews} onRetry={() => void fetchNextPage()} />
        ) : null}
        {hasNextPage && !isFetchNextPageError ? (
          <Button
            tone="plain"
            size="s"
            busy={isFetchingNextPage}
            {...focusProps}
            onClick={() => void fetchNextPage()}
          >
            {messages.showMoreReviews}
          </Button>
        ) : null}
        <Count role="status">
          {reviews.length < firstPage.count
            ? messages.reviewsShown(formatCount(reviews.length), formatCount(firstPage.count))
            : ''}
        </Count>
      </div>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
const List = styled.ul`
  display: grid;
  > li { padding-block: var(--space-4); border-block-end: 1px solid var(--line); }
  > li:first-child { padding-block-start: 0; }
  & + button { margin-block-start: var(--space-4); }
`;
const Count = styled.p`
  margin-block-start: var(--space-2);
  font-size: var(--text-s);
  color: var(--ink-faint);
  /* Takes no space while empty, but stays in the page, so that screen readers announce what comes into it. */
  &:empty { position: absolute; }
`;
