import { setTimeout as pause } from 'node:timers/promises';
import type { Call, Shape } from '#contract/call/call.ts';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { getOrderCall, setOrderStatusCall, setOrderStatusesCall } from '#contract/orders/orders.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { auditEntries, orderMoves, orderRevisions } from '#server/database/schema/schema.ts';
import { correctionOf } from '../support/builders/correctionOf.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import {
  type ContractResponse,
  createContractClient,
  type RequestOptions,
} from '../support/clients/contractClient.ts';
import { productPrice, type StoredOrder } from '../support/servers/writeShop.ts';
import { type Crowd, pauseBeforeRepeat, storedOrder } from './placeOrders.ts';

/** Staff who correct and move the confirmed orders of a crowd in a shop that fails, until each change is acknowledged. */

/** What staff have done so far. */
export interface Desk {
  /** Number of orders whose changes are all acknowledged. */
  changed(): number;
  /** The acknowledged changes, as `readChanges` has them. */
  changes(): string[];
  /** The crowd's orders as the database must have them after the corrections, sorted by id. */
  expectedRows(): StoredOrder[];
  /** Resolves when the orders that were begun have all their changes. */
  end(): Promise<void>;
}

/** Moves, revisions and entries of the audit log, each as a line, sorted. */
export const readChanges = async (settings: DatabaseSettings): Promise<string[]> => {
  const { db, close } = await openDatabase(settings);
  try {
    const moves = await db.select().from(orderMoves);
    const revisions = await db.select().from(orderRevisions);
    const entries = await db.select().from(auditEntries);
    return [
      ...moves.map(({ orderId, position, event }) => `${orderId} move ${position}: ${event}`),
      ...revisions.map(({ orderId, position }) => `${orderId} revision ${position}`),
      ...entries.map(({ subjectId, action }) => `${subjectId} logged ${action}`),
    ].toSorted();
  } finally {
    await close();
  }
};

const changesOf = (id: string): string[] => [
  `${id} move 0: CONFIRM`,
  `${id} move 1: SHIP`,
  `${id} revision 0`,
  `${id} logged correctOrder`,
  `${id} logged moveOrder`,
  `${id} logged moveOrder`,
];

/** Of a shop that fails, or of a proxy without a shop behind it; 500 is a fault of the shop itself. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);

/** Corrects and moves one order as staff with the token, and repeats each request until the order is as it should be. */
const changeOrder = async (origin: string, token: string, { id, quantity }: StoredOrder): Promise<void> => {
  const client = createContractClient(origin);
  const repeat = async <S extends Shape>(
    call: Call<S>,
    options: RequestOptions,
    isDone: (response: ContractResponse<S['reply']>) => boolean = ({ status }) => status === 200,
  ): Promise<S['reply']> => {
    for (;;) {
      // Rejected when the connection broke.
      const response = await client.send(call, { ...options, token }).catch(() => null);
      if (response !== null && isDone(response)) return response.body;
      if (response !== null && !passing.has(response.status))
        throw new Error(`${call.path} gave ${response.status}: ${JSON.stringify(response.body)}`);
      await pause(pauseBeforeRepeat);
    }
  };
  const { data } = await repeat(getOrderCall, { params: { id } });
  const correction = correctionOf(data);
  const more = (quantity ?? 0) + 1;
  const products = correction.products.map((line) => ({ ...line, quantity: more }));
  const { total } = orderBody([lineFor('', productPrice, more)]);
  await repeat(correctOrderCall, { params: { id }, body: { ...correction, products, total } });
  // A repeated move is refused with the status to which the first one led.
  await repeat(
    setOrderStatusCall,
    { params: { id }, body: { status: 'Confirmed', from: 'Pending' } },
    ({ status, refusal }) => status === 200 || refusal.orderStatus === 'Confirmed',
  );
  await repeat(
    setOrderStatusesCall,
    { body: { status: 'Shipping', orders: [{ id, from: 'Confirmed' }] } },
    ({ status, body }) => status === 200 && body.results[0]?.orderStatus === 'Shipping',
  );
};

/** Milliseconds until staff look again for an order that no colleague has taken. */
const pauseWithoutOrder = 20;

/** Two members of staff take the crowd's confirmed orders one after another. */
export const changeOrders = (origin: string, token: string, crowd: Crowd): Desk => {
  const changed = new Set<string>();
  const over = new AbortController();
  let taken = 0;
  const work = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const order = crowd.confirmed[taken];
      if (order === undefined) await pause(pauseWithoutOrder);
      else {
        taken += 1;
        await changeOrder(origin, token, order);
        changed.add(order.id);
      }
    }
  };
  const working = Promise.all([work(), work()]);
  return {
    changed: () => changed.size,
    changes: () => [...changed].flatMap(changesOf).toSorted(),
    expectedRows: () =>
      crowd
        .expectedRows()
        .map((order) =>
          changed.has(order.id) ? storedOrder({ id: order.id, quantity: (order.quantity ?? 0) + 1 }) : order,
        ),
    end: async () => {
      over.abort();
      await working;
    },
  };
};
