import { productTitle } from '#domain/products/product.ts';
import { canDecide, type ModeratedReview } from '#domain/reviews/review.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { RowActions } from '../components/actions/RowActions.ts';
import { WarningButton } from '../components/actions/WarningButton.tsx';
import { useReviewDecisions } from './useReviewDecisions.ts';

interface ReviewActionsProps {
  readonly review: ModeratedReview;
  /** Only admins delete. */
  readonly isAdmin: boolean;
}

/** What can be decided about one review. */
export const ReviewActions = ({ review, isAdmin }: ReviewActionsProps) => {
  const { busy, publish, reject, erase } = useReviewDecisions();
  const name = `the review of ${productTitle(review.product)}`;
  return (
    <RowActions>
      {canDecide(review.state, 'Published') && (
        <Button
          tone="plain"
          size="s"
          disabled={busy}
          aria-label={`Publish ${name}`}
          onClick={() => void publish([review])}
        >
          Publish
        </Button>
      )}
      {canDecide(review.state, 'Rejected') && (
        <Button
          tone="plain"
          size="s"
          disabled={busy}
          aria-label={`Reject ${name}`}
          onClick={() => void reject([review])}
        >
          Reject
        </Button>
      )}
      {isAdmin && (
        <WarningButton
          tone="plain"
          size="s"
          disabled={busy}
          aria-label={`Delete ${name}`}
          onClick={() => void erase(review)}
        >
          <StaffIcon name="trash" size={16} />
        </WarningButton>
      )}
    </RowActions>
  );
};
