import type { OwnReview, Review } from '#domain/reviews/review.ts';
import { Stack } from '../layout/Stack.tsx';
import { OwnReviewPanel, type OwnReviewState } from './OwnReviewPanel.tsx';
import { RatingBars } from './RatingBars.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { Stars } from './Stars.tsx';

const review: Review = {
  _id: 'r1',
  rating: 4,
  text: 'The cloth is soft, and it came in two days.',
  by: 'Rahima K.',
  at: '2026-03-02T09:07:00.000Z',
  color: 'Blue',
  size: 'M',
};
const own: OwnReview = {
  product: 'p1',
  rating: 4,
  text: review.text,
  state: 'Rejected',
  at: review.at,
  reason: 'No phone numbers, please.',
};
const stateOf = (mine: OwnReview | null): OwnReviewState => ({
  canWrite: true,
  review: mine,
  save: async () => null,
  withdraw: async () => null,
});

export const Ratings = () => (
  <Stack>
    <Stars rating={1} />
    <Stars rating={5} />
    {/* From one star to five. */}
    <RatingBars byRating={[1, 0, 2, 7, 12]} />
  </Stack>
);

export const Published = () => <ReviewItem review={review} />;

export const Own = () => (
  <Stack>
    <OwnReviewPanel title="Cotton panjabi" own={stateOf(null)} />
    <OwnReviewPanel title="Cotton panjabi" own={stateOf(own)} />
  </Stack>
);

export const NotLoaded = () => (
  <OwnReviewPanel title="Cotton panjabi" own={null} failure={{ busy: false, onRetry: () => undefined }} />
);

export const Form = () => (
  <ReviewForm title="Cotton panjabi" draft={null} onSend={async () => null} onCancel={() => undefined} />
);
