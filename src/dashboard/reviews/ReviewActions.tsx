import { productTitle } from '#domain/products/product.ts';
import { canDecide, type ModeratedReview } from '#domain/reviews/review.ts';
import * as messages from '#messages/dashboard/reviews.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { RowActions } from '../components/actions/RowActions.ts';
import { WarningButton } from '../components/actions/WarningButton.tsx';
import { useReviewDecisions } from './useReviewDecisions.ts';

interface ReviewActionsProps {
  readonly review: ModeratedReview;
  /** Only admins delete. */
  readonly isAdmin: boolean;
  /** Deselects the review with this id. */
  readonly deselect: (id: string) => void;
}

/** The buttons that publish, reject and delete one review, as far as its state and the role allow. */
export const ReviewActions = ({ review, isAdmin, deselect }: ReviewActionsProps) => {
  const { busy, publish, reject, remove } = useReviewDecisions(() => deselect(review._id));
  const product = productTitle(review.product);
  return (
    <RowActions>
      {canDecide(review.state, 'Published') && (
        <Button
          tone="plain"
          size="s"
          disabled={busy}
          aria-label={messages.publishReviewOf(product)}
          onClick={() => void publish([review])}
        >
          {messages.publish}
        </Button>
      )}
      {canDecide(review.state, 'Rejected') && (
        <Button
          tone="plain"
          size="s"
          disabled={busy}
          aria-label={messages.rejectReviewOf(product)}
          onClick={() => void reject([review])}
        >
          {messages.reject}
        </Button>
      )}
      {isAdmin && (
        <WarningButton
          disabled={busy}
          aria-label={messages.deleteReviewOf(product)}
          onClick={() => void remove(review)}
        >
          <StaffIcon name="trash" size={16} />
        </WarningButton>
      )}
    </RowActions>
  );
};
