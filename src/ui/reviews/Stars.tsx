import type { ReviewRating } from '#domain/reviews/review.ts';
import * as messages from '#messages/ui/reviews.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { FiveStars } from '../products/Rating.tsx';

/** Shows the rating of one review. */
export const Stars = ({ rating }: { readonly rating: ReviewRating }) => (
  <span>
    <FiveStars value={rating} />
    <VisuallyHidden>{messages.outOf5(rating)}</VisuallyHidden>
  </span>
);
