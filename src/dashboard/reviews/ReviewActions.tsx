import { productTitle } from '#domain/product.ts';
import { canDecide, type ModeratedReview } from '#domain/review.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { RowActions } from '../components/RowActions.ts';
import { WarningButton } from '../components/WarningButton.tsx';
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
          <Icon name="trash" size={16} />
        </WarningButton>
      )}
    </RowActions>
  );
};
