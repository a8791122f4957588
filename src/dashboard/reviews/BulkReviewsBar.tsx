import { canDecide, type ModeratedReview, type ReviewState } from '#domain/reviews/review.ts';
import * as messages from '#messages/dashboard/reviews.ts';
import { Button } from '#ui/controls/Button.tsx';
import { BulkBar } from '../components/selection/BulkBar.tsx';
import type { Selection } from '../components/selection/useSelection.ts';
import { useReviewDecisions } from './useReviewDecisions.ts';

interface BulkReviewsBarProps {
  readonly state: ReviewState;
  /** The reviews on this page of the list. */
  readonly rows: readonly ModeratedReview[];
  readonly selection: Selection<ModeratedReview>;
}

/** The bar that selects reviews of this page, and publishes or rejects the selected ones at once. */
export const BulkReviewsBar = ({ state, rows, selection }: BulkReviewsBarProps) => {
  const { busy, publish, reject } = useReviewDecisions((decided) => {
    // Reviews that were selected meanwhile stay selected.
    for (const { _id } of decided) selection.deselect(_id);
  });
  const selected = selection.items;
  return (
    <BulkBar
      noun={messages.reviews}
      rows={rows}
      // The reviews of this page are all that can be selected.
      total={rows.length}
      limit={rows.length}
      selection={selection}
      readAll={() => Promise.resolve(rows)}
      main={
        canDecide(state, 'Published') && (
          <Button size="s" disabled={busy} onClick={() => void publish(selected)}>
            {messages.publish}
          </Button>
        )
      }
    >
      {canDecide(state, 'Rejected') && (
        <Button tone="plain" size="s" disabled={busy} onClick={() => void reject(selected)}>
          {messages.reject}
        </Button>
      )}
    </BulkBar>
  );
};
