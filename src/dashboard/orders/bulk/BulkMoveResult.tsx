import type { MoveResult } from '#api/orders/moveResult.ts';
import { textInLanguage } from '#domain/messages/bilingualText.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import * as messages from '#messages/dashboard/orders/bulk.ts';
import { stoppedBeforeThisOne } from '#messages/dashboard/orders/moves.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Actions, ModalHeading } from '../../components/layout/Modal.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { unmovedReason } from '../moves/moveTexts.ts';
import { CollapsibleOrders, type UnmovedOrder, UnmovedOrders } from './CollapsibleOrders.tsx';
import type { PreviewedMoves } from './previewMoves.ts';

interface BulkMoveResultProps {
  readonly preview: PreviewedMoves;
  readonly results: readonly MoveResult[];
  /** The status that all the orders were to get. */
  readonly status: OrderStatus;
  /** Moves the orders again whose call failed; `undefined` when there are none. */
  readonly onAgain: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The orders whose turn had not come when staff pressed Stop. */
export const withoutResult = (orders: readonly Order[], results: readonly MoveResult[]): Order[] => {
  const ids = new Set(results.map(({ order }) => order._id));
  return orders.filter(({ _id }) => !ids.has(_id));
};

/** The last known status of the order; `null` when the response was lost and the status query failed too. */
const knownStatus = (result: MoveResult): OrderStatus | null => {
  if (result.kind === 'lost') return result.status;
  const statusOfServer = result.kind === 'refused' ? result.failure.orderStatus : undefined;
  return statusOfServer ?? result.order.orderStatus;
};

/**
 * The orders that were not moved, with the reason: refused by the server, without a response, not tried, or refused by the
 * preview.
 */
const unmovedOrders = (
  { moving, refused }: PreviewedMoves,
  results: readonly MoveResult[],
): UnmovedOrder[] => [
  ...results.flatMap((result) =>
    result.kind === 'moved'
      ? []
      : [{ order: result.order, status: knownStatus(result), reason: unmovedReason(result) }],
  ),
  ...withoutResult(moving, results).map((order) => ({
    order,
    status: order.orderStatus,
    reason: stoppedBeforeThisOne,
  })),
  ...refused.map(({ order, refusal }) => ({
    order,
    status: order.orderStatus,
    reason: textInLanguage(orderRefusalMessage(refusal, order.returnDays)),
  })),
];

/** The result of the moves: lists every selected order once. */
export const BulkMoveResult = ({ preview, results, status, onAgain, onClose }: BulkMoveResultProps) => {
  const moved = results.flatMap(({ order, kind }) => (kind === 'moved' ? [order] : []));
  const rows = unmovedOrders(preview, results);
  // A lost response leaves open whether the order was moved.
  const unknown = rows.filter((row) => row.status === null);
  const unmoved = rows.filter((row) => row.status !== null);
  return (
    <>
      <ModalHeading>
        {messages.ordersMoved({
          moved: countLabel(moved.length, messages.orders),
          status,
          unmoved: unmoved.length,
          unknown: unknown.length,
        })}
      </ModalHeading>
      {moved.length > 0 && <CollapsibleOrders label={messages.movedTo(status)} orders={moved} />}
      <Section caption={messages.notKnown} rows={unknown} />
      <Section caption={messages.notMoved} rows={unmoved} />
      <Actions>
        {onAgain !== undefined && (
          <Button tone="plain" onClick={onAgain}>
            {messages.tryTheseAgain}
          </Button>
        )}
        <Button onClick={onClose}>{messages.ok}</Button>
      </Actions>
    </>
  );
};

const Section = ({ caption, rows }: { readonly caption: string; readonly rows: readonly UnmovedOrder[] }) =>
  rows.length === 0 ? null : (
    <section>
      <p>
        <strong>{caption}:</strong>
      </p>
      <UnmovedOrders caption={caption} rows={rows} />
    </section>
  );
