import type { MoveEnd } from '#api/manyOrdersApi.ts';
import type { OrderStatus } from '#domain/order.ts';
import { moveRefusals } from '#domain/texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { DryRun } from './dryRun.ts';
import { Answers, FoldedOrders, focusOn, ordersIn, type Reasoned, ReasonedOrders } from './moveLists.tsx';
import { stoppedBefore } from './moveWords.ts';

interface MovesAccountProps {
  readonly headingId: string;
  readonly plan: DryRun;
  readonly ends: readonly MoveEnd[];
  readonly status: OrderStatus;
  readonly onLeave: () => void;
}

/** What did not move: what the shop refused, with its true status, what was not tried, and what the dry run had said. */
const notMoved = ({ moving, refused }: DryRun, ends: readonly MoveEnd[]): Reasoned[] => [
  ...ends.flatMap(({ order, failure }) => {
    if (failure === null) return [];
    const told = failure.kind === 'refused' ? failure.orderStatus : undefined;
    return [{ order, status: told ?? order.orderStatus, why: failure.message }];
  }),
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

/** The final account: every order that was chosen stands in it once. */
export const MovesAccount = ({ headingId, plan, ends, status, onLeave }: MovesAccountProps) => {
  const moved = ends.flatMap(({ order, failure }) => (failure === null ? [order] : []));
  const rest = notMoved(plan, ends);
  return (
    <>
      <h2 id={headingId} tabIndex={-1} ref={focusOn}>
        {ordersIn(moved.length)} moved to {status}
        {rest.length > 0 && `, ${rest.length} not`}
      </h2>
      {moved.length > 0 && <FoldedOrders label={`Moved to ${status}`} orders={moved} />}
      {rest.length > 0 && (
        <section>
          <p>
            <strong>Not moved:</strong>
          </p>
          <ReasonedOrders caption="Not moved" rows={rest} />
        </section>
      )}
      <Answers>
        <Button onClick={onLeave}>OK</Button>
      </Answers>
    </>
  );
};
