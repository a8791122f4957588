import type { MoveEnd } from '#api/bulkOrdersApi.ts';
import type { OrderStatus } from '#domain/order.ts';
import { moveRefusals } from '#domain/texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { stoppedBefore, whyNotMoved } from '../moveLabels.ts';
import {
  Answers,
  CollapsibleOrders,
  focusOn,
  ordersIn,
  type Reasoned,
  ReasonedOrders,
} from './CollapsibleOrders.tsx';
import type { DryRun } from './dryRun.ts';

interface MovesAccountProps {
  readonly headingId: string;
  readonly plan: DryRun;
  readonly ends: readonly MoveEnd[];
  readonly status: OrderStatus;
  readonly onLeave: () => void;
}

/** The last known status of the order; `null` when the response was lost and the status query failed too. */
const knownStatus = (end: MoveEnd): OrderStatus | null => {
  if (end.kind === 'lost') return end.status;
  const told = end.kind === 'refused' ? end.failure.orderStatus : undefined;
  return told ?? end.order.orderStatus;
};

/** Orders not moved: refused by the server, without a response, not tried, or refused by the dry run. */
const notMoved = ({ moving, refused }: DryRun, ends: readonly MoveEnd[]): Reasoned[] => [
  ...ends.flatMap((end) =>
    end.kind === 'moved' ? [] : [{ order: end.order, status: knownStatus(end), why: whyNotMoved(end) }],
  ),
  ...moving.slice(ends.length).map((order) => ({
    order,
    status: order.orderStatus,
    why: stoppedBefore,
  })),
  ...refused.map(({ order, refusal }) => ({
    order,
    status: order.orderStatus,
    why: moveRefusals[refusal].en,
  })),
];

/** The result: lists every selected order once. */
export const BulkMoveResult = ({ headingId, plan, ends, status, onLeave }: MovesAccountProps) => {
  const moved = ends.flatMap(({ order, kind }) => (kind === 'moved' ? [order] : []));
  const rest = notMoved(plan, ends);
  const unknown = rest.filter((row) => row.status === null);
  const unmoved = rest.filter((row) => row.status !== null);
  return (
    <>
      <h2 id={headingId} tabIndex={-1} ref={focusOn}>
        {ordersIn(moved.length)} moved to {status}
        {unmoved.length > 0 && `, ${unmoved.length} not`}
        {unknown.length > 0 && `, ${unknown.length} not known`}
      </h2>
      {moved.length > 0 && <CollapsibleOrders label={`Moved to ${status}`} orders={moved} />}
      <Rest caption="Not known" rows={unknown} />
      <Rest caption="Not moved" rows={unmoved} />
      <Answers>
        <Button onClick={onLeave}>OK</Button>
      </Answers>
    </>
  );
};

const Rest = ({ caption, rows }: { readonly caption: string; readonly rows: readonly Reasoned[] }) =>
  rows.length === 0 ? null : (
    <section>
      <p>
        <strong>{caption}:</strong>
      </p>
      <ReasonedOrders caption={caption} rows={rows} />
    </section>
  );
