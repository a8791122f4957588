import type { OrderEventType } from '#domain/order.ts';
import { moveQuestions, moveRefusals } from '#domain/texts.ts';
import { statusAfter } from '#machines/orderMoves.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Answers, CollapsibleOrders, focusOn, ordersIn, ReasonedOrders } from './CollapsibleOrders.tsx';
import type { DryRun } from './dryRun.ts';

interface MovesPreviewProps {
  readonly headingId: string;
  readonly plan: DryRun;
  readonly type: OrderEventType;
  readonly onMove: () => void;
  readonly onLeave: () => void;
}

/** The dry run: which orders would move, which are refused and why. Nothing is moved yet. */
export const MovesPreview = ({
  headingId,
  plan: { moving, refused },
  type,
  onMove,
  onLeave,
}: MovesPreviewProps) => {
  const status = statusAfter[type];
  const question = moveQuestions[type];
  const rows = refused.map(({ order, refusal }) => ({
    order,
    status: order.orderStatus,
    why: moveRefusals[refusal].en,
  }));
  return (
    <>
      <h2 id={headingId} tabIndex={-1} ref={focusOn}>
        Move {ordersIn(moving.length)} to {status}?
      </h2>
      {moving.length > 0 && <p>{question.text}</p>}
      {moving.length > 0 && (
        <CollapsibleOrders label={`${ordersIn(moving.length)} will move to ${status}`} orders={moving} />
      )}
      {rows.length > 0 && (
        <section>
          <p>
            <strong>{ordersIn(rows.length)} will not move:</strong>
          </p>
          <ReasonedOrders caption="Will not move" rows={rows} />
        </section>
      )}
      <Answers>
        <Button tone="plain" onClick={onLeave}>
          {question.no}
        </Button>
        {moving.length > 0 && (
          <Button tone={type === 'CANCEL' ? 'danger' : 'accent'} onClick={onMove}>
            {question.yes}
          </Button>
        )}
      </Answers>
    </>
  );
};
