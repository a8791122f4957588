import { and, asc, gt, lte } from 'drizzle-orm';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import type { OrderSnapshot } from '#machines/orderMoves.ts';
import type { Db } from '../../database/database.ts';
import { eachBatch } from '../../database/queries/eachBatch.ts';
import { readAtOneMoment } from '../../database/queries/transaction.ts';
import { orderMoves, orders } from '../../database/schema/schema.ts';
import { snapshotColumns, toMove } from '../history/movesRepository.ts';

/** An order's snapshot with its history. */
export interface StoredHistory extends OrderSnapshot {
  readonly id: string;
  readonly number: string;
  readonly moves: readonly OrderMove[];
}

/** How messages of the audit name an order: by number and id. */
export const orderLabel = ({ id, number }: Pick<StoredHistory, 'id' | 'number'>): string =>
  `${number} (${id})`;

/** Orders per query: a few hundred kilobytes with their moves. */
const batchSize = 1000;

/** The next orders after this id (the first ones after an empty text) with their moves, all from one database snapshot. */
const readBatch = (db: Db, after: string): Promise<StoredHistory[]> =>
  readAtOneMoment(db, async (tx) => {
    const rows = await tx
      .select(snapshotColumns)
      .from(orders)
      .where(gt(orders.id, after))
      .orderBy(asc(orders.id))
      .limit(batchSize);
    const lastId = rows.at(-1)?.id ?? after;
    const moves = await tx
      .select()
      .from(orderMoves)
      .where(and(gt(orderMoves.orderId, after), lte(orderMoves.orderId, lastId)))
      .orderBy(asc(orderMoves.orderId), asc(orderMoves.position));
    const movesByOrder = new Map<string, OrderMove[]>(rows.map(({ id }) => [id, []]));
    for (const move of moves) movesByOrder.get(move.orderId)?.push(toMove(move));
    return rows.map(({ deliveredAt, ...row }) => ({
      ...row,
      deliveredAt: deliveredAt?.toISOString() ?? null,
      moves: movesByOrder.get(row.id) ?? [],
    }));
  });

/** Yields every order's history, sorted by order id, up to `batchSize` at a time. */
export const eachHistory = (db: Db): AsyncGenerator<StoredHistory[]> =>
  eachBatch(
    batchSize,
    (after) => readBatch(db, after),
    ({ id }) => id,
  );
