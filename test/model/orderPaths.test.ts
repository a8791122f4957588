import { describe, expect, it } from 'vitest';
import { roles } from '#domain/accounts/role.ts';
import { orderEventTypes, orderStatuses } from '#domain/orders/orderStatus.ts';
import { orderMachine } from '#machines/orderMachine.ts';
import { afterMove, moveRefusal, type OrderSnapshot } from '#machines/orderMoves.ts';
import { orderTransitions } from '#machines/orderTransitions.ts';
import {
  everyMove,
  type Path,
  type PathStep,
  pathsByMove,
  shortestPaths,
  simplePaths,
} from '../support/builders/orderPaths.ts';

const at = '2025-01-05T09:07:00.000Z';
const newOrder: OrderSnapshot = { orderStatus: 'Pending', deliveredAt: null, returnDays: 7 };

/** The status after each step of the path. */
const statusesOf = ({ steps }: Path): string[] => {
  let order = newOrder;
  return steps.map(({ event: type, by }) => {
    order = afterMove(order, { type, by, at });
    return order.orderStatus;
  });
};

const name = ({ from, event, by }: PathStep) => `${from} ${event} ${by}`;

describe('orderMachine as a model', () => {
  it('CARD-6 has 6 states, 9 edges, 21 moves by role, 69 refused triples, 6 shortest and 187 simple paths', () => {
    const refused = orderStatuses.flatMap((orderStatus) =>
      orderEventTypes.flatMap((type) =>
        roles.filter(
          (by) => moveRefusal({ orderStatus, deliveredAt: at, returnDays: 7 }, { type, by, at }) !== null,
        ),
      ),
    );
    expect({
      states: Object.keys(orderMachine.states).length,
      edges: orderTransitions.length,
      moves: everyMove.length,
      refused: refused.length,
      shortest: shortestPaths.length,
      simple: simplePaths.length,
    }).toEqual({ states: 6, edges: 9, moves: 21, refused: 69, shortest: 6, simple: 187 });
  });

  it.each([...simplePaths, ...pathsByMove])('CARD-6 $name passes the expected statuses', (path) => {
    expect(statusesOf(path)).toEqual(path.steps.map(({ to }) => to));
  });

  it('CARD-6 makes every move by every role on those paths', () => {
    const walkedMoves = new Set([...simplePaths, ...pathsByMove].flatMap(({ steps }) => steps.map(name)));
    expect([...walkedMoves].toSorted()).toEqual(everyMove.map(name).toSorted());
  });
});
