import type { StockCountResult, StockCountsBody } from '#contract/products/stock.ts';
import { stockKey } from '#domain/checkout/stockLines.ts';
import { type CountedProduct, otherPiecesMessage } from '#domain/products/countedProduct.ts';
import { itemLabel } from '#domain/products/stock.ts';
import { recordActions } from '../audit/recordAction.ts';
import { actorAt, type Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { itemsOfRequest } from '../stock/stockMovesRepository.ts';
import {
  changeItems,
  type ItemKey,
  lockItems,
  type PiecesByItem,
  piecesByItem,
  type StockChange,
} from '../stock/stockRepository.ts';
import { stockAction } from './stockAction.ts';
import { preventDeletion, readCountedById } from './stockListRepository.ts';

/** An item with the pieces that were counted (`pieces`), and the pieces that the user saw on the screen (`seen`). */
interface Counted extends ItemKey {
  readonly pieces: number;
  readonly seen: number;
}

/**
 * The result of counting one item, whose `reason` is empty unless it is refused, and the change to store, if any, with the pieces that
 * were left before it.
 */
interface Planned {
  readonly result: StockCountResult;
  readonly change?: StockChange & { readonly before: number };
}

/** What each count is compared with, and the note and key of the request. */
interface CountContext {
  /** By id. */
  readonly products: ReadonlyMap<string, CountedProduct>;
  /** The pieces of each locked item, by `stockKey`. */
  readonly left: PiecesByItem;
  /** The items that an earlier request with the same key has changed, by `stockKey`. */
  readonly countedBefore: ReadonlySet<string>;
  readonly note: string;
  /** Idempotency key; `null` if the client sends none. */
  readonly key: string | null;
}

/** Whether shoppers can choose the item. */
const isOffered = ({ productId, color, size }: ItemKey, products: CountContext['products']): boolean =>
  products.get(productId)?.items.some((item) => item.color === color && item.size === size) ?? false;

/** Decides on the count of one item. If pieces were sold or came back meanwhile, it is refused with the number that is left. */
const planCount = (item: Counted, { products, left, countedBefore, note, key }: CountContext): Planned => {
  const { productId, color, size, pieces, seen } = item;
  const before = left.get(stockKey(item)) ?? 0;
  const result = { id: productId, color, size };
  const name = products.get(productId)?.name;
  if (name === undefined) return { result: { ...result, pieces: 0, reason: 'It is not counted any more.' } };
  if (!isOffered(item, products))
    return {
      result: { ...result, pieces: 0, reason: `It has no ${itemLabel(item) || 'such'} pieces to count.` },
    };
  if (countedBefore.has(stockKey(item))) return { result: { ...result, pieces: before, reason: '' } };
  if (before !== seen)
    return { result: { ...result, pieces: before, reason: otherPiecesMessage(item, before) } };
  const change = {
    productId,
    color,
    size,
    reason: 'counted' as const,
    change: pieces - before,
    note,
    requestKey: key,
  };
  return { result: { ...result, pieces, reason: '' }, change: { ...change, before } };
};

/**
 * Stores what was counted of several products in one transaction, and returns a result for each item (GS-14). An item is refused if
 * pieces were sold or came back meanwhile, or if it is not counted; the others are stored all the same. A repeated request changes
 * nothing.
 */
export const countStock = (
  db: Db,
  caller: Caller,
  { key, body }: { readonly key: string | null; readonly body: StockCountsBody },
  now: Date,
): Promise<StockCountResult[]> =>
  transaction(db, async (tx) => {
    const ids = body.products.map(({ id }) => id);
    await preventDeletion(tx, ids);
    const stillCounted = await readCountedById(tx, ids);
    const products = new Map(stillCounted.map((product) => [product._id, product]));
    const counted = body.products.flatMap(({ id, items }) =>
      items.map((item): Counted => ({ productId: id, ...item })),
    );
    const offered = counted.filter((item) => isOffered(item, products));
    // The rows of all items exist: saving or importing a counted product adds them.
    const locked = offered.length === 0 ? [] : await lockItems(tx, offered);
    const left = piecesByItem(locked);
    // Read after the lock: a simultaneous request with the same key has stored its counts by then.
    const itemsOfSameRequest = key === null ? [] : await itemsOfRequest(tx, ids, key);
    const countedBefore = new Set(itemsOfSameRequest.map(stockKey));
    const context = { products, left, countedBefore, note: body.note.trim(), key };
    const plans = counted.map((item) => planCount(item, context));
    const changes = plans.flatMap(({ change }) => change ?? []);
    await changeItems(tx, changes, actorAt(caller, now));
    const nameOf = (id: string): string => products.get(id)?.name ?? '';
    const actions = changes.map((change) =>
      stockAction({ id: change.productId, name: nameOf(change.productId) }, 'counted', change),
    );
    await recordActions(tx, caller, actions, now);
    return plans.map(({ result }) => result);
  });
