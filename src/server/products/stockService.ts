import type { StockEntryBody, StockMovesQuery, StockQuery } from '#contract/products/stock.ts';
import {
  type CountedItem,
  type CountedProduct,
  entryChange,
  otherPiecesMessage,
} from '#domain/products/countedProduct.ts';
import { itemLabel, type StockItem, stockLimits } from '#domain/products/stock.ts';
import type { StockMove } from '#domain/products/stockMove.ts';
import { idShape } from '#domain/values/id.ts';
import { toPoishaOrNull } from '#domain/values/money.ts';
import { groupDigits } from '#messages/language.ts';
import { recordActions } from '../audit/recordAction.ts';
import { actorAt, type Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import type { Page } from '../database/queries/paging.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, invalid, notFound } from '../errors/apiError.ts';
import { listMoves, movesOfRequest, type RequestMove } from '../stock/stockMovesRepository.ts';
import { changeItems, lockItems } from '../stock/stockRepository.ts';
import { stockAction } from './stockAction.ts';
import {
  countCounted,
  findCounted,
  preventDeletion,
  readCounted,
  readCountedById,
} from './stockListRepository.ts';

/** Counted goods, as staff work with them (GS-7). */

/** Products of a page for which the query names no limit. */
const defaultLimit = 50;

/** Returns a page of the counted products, newest first. Throws an ApiError for a cursor of another list. */
export const listCounted = async (
  db: Db,
  { view = 'all', searchQuery = '', limit = defaultLimit, after }: StockQuery,
): Promise<Page<CountedProduct>> => {
  // A cursor of the list is the id of a product.
  if (after !== undefined && !idShape.test(after))
    throw invalid('after', 'after is not a cursor of this list');
  const filter = { view, search: searchQuery.trim() };
  // One product more than the page has shows whether there is a next page.
  const found = await readCounted(db, filter, { after, limit: limit + 1 });
  const items = found.slice(0, limit);
  const hasNext = found.length > limit;
  return {
    items,
    total: await countCounted(db, filter),
    next: hasNext ? (items.at(-1)?._id ?? null) : null,
  };
};

/** Returns the counted products among the ids, newest first; `withHeld` adds the pieces held by orders that are not shipped yet. */
export const listCountedById = (
  db: Db,
  ids: readonly string[],
  options: { readonly withHeld: boolean },
): Promise<CountedProduct[]> => readCountedById(db, ids, options);

/** Returns a counted product; throws an ApiError for one that is unknown or not counted. */
export const getCounted = async (db: Db, id: string): Promise<CountedProduct> => {
  const product = await findCounted(db, id);
  if (product === null) throw notFound('counted product');
  return product;
};

/** Rows of the ledger on one page. */
const movesPage = 50;

/** Returns a page of an item's ledger, newest first. */
export const ledgerOf = (
  db: Db,
  id: string,
  { color = '', size = '', before }: StockMovesQuery,
): Promise<StockMove[]> => listMoves(db, { productId: id, color, size }, { before, limit: movesPage });

type EntryItem = StockEntryBody['items'][number];

/** Finds the item of a product; throws an ApiError that names the field `items[index]` if the product has no such item. */
export const itemOrThrow = (product: CountedProduct, item: StockItem, index: number): CountedItem => {
  const stored = product.items.find(({ color, size }) => color === item.color && size === item.size);
  if (stored !== undefined) return stored;
  throw invalid(`items[${index}]`, `${product.name} has no ${itemLabel(item) || 'such'} pieces to count.`);
};

/** Throws an ApiError if pieces were sold or came back since the user began to count. */
const refuseOtherPieces = (item: EntryItem, pieces: number): void => {
  if (item.seen !== pieces) throw new ApiError('changedMeanwhile', otherPiecesMessage(item, pieces));
};

interface PlannedChange {
  readonly before: number;
  readonly change: number;
}

/** Throws an ApiError if more pieces would be added than an item may have. */
const refuseTooMany = (index: number, { before, change }: PlannedChange): void => {
  const after = before + change;
  if (change <= 0 || after <= stockLimits.pieces) return;
  throw invalid(
    `items[${index}].pieces`,
    `An item may have at most ${groupDigits(stockLimits.pieces)} pieces; with these it would have ${groupDigits(after)}.`,
  );
};

/** Throws an ApiError if more pieces would be taken than there are. */
const refuseMissing = (index: number, { before, change }: PlannedChange): void => {
  if (before + change >= 0) return;
  throw invalid(`items[${index}].pieces`, `Only ${before} ${before === 1 ? 'piece is' : 'pieces are'} left.`);
};

/** Whether the entry would store just these rows. */
const isStored = (body: StockEntryBody, moves: readonly RequestMove[]): boolean => {
  const isOfEntry = (move: RequestMove): boolean =>
    move.reason === body.reason && move.note === body.note.trim() && move.cost === toPoishaOrNull(body.cost);
  const isOfItem = (move: RequestMove, { color, size, pieces }: EntryItem): boolean => {
    const piecesBefore = move.pieces - move.change;
    return (
      move.color === color &&
      move.size === size &&
      move.change === entryChange(body.reason, pieces, piecesBefore)
    );
  };
  return (
    moves.length === body.items.length &&
    body.items.every((item) => moves.some((move) => isOfItem(move, item) && isOfEntry(move)))
  );
};

/**
 * Whether an earlier request with the key has stored the entry. Throws an ApiError if it has stored another one, whose answer was lost
 * before the user changed it.
 */
const isRepeated = (body: StockEntryBody, moves: readonly RequestMove[]): boolean => {
  if (moves.length === 0) return false;
  if (isStored(body, moves)) return true;
  throw new ApiError(
    'changedMeanwhile',
    'The entry was saved as it was before you changed it. Please look at the pieces left and enter only what is still missing.',
  );
};

/**
 * Stores what staff enter of a product's pieces (`stockEntryReasons`), and returns the product. A repeated request changes nothing.
 * Throws an ApiError for a product that is not counted, an item that it does not have, more pieces taken than there are or added than an
 * item may have, a count during which pieces were sold or came back, and a key with which another entry was stored.
 */
export const changeStock = (
  db: Db,
  caller: Caller,
  { id, key, body }: { readonly id: string; readonly key: string | null; readonly body: StockEntryBody },
  now: Date,
): Promise<CountedProduct> =>
  transaction(db, async (tx) => {
    await preventDeletion(tx, [id]);
    const product = await getCounted(tx, id);
    for (const [index, item] of body.items.entries()) itemOrThrow(product, item, index);
    const locked = await lockItems(
      tx,
      body.items.map(({ color, size }) => ({ productId: id, color, size })),
    );
    const earlierMoves = key === null ? [] : await movesOfRequest(tx, id, key);
    // Read again: the first request may have stored the entry while this one waited for the lock.
    if (isRepeated(body, earlierMoves)) return getCounted(tx, id);
    const { reason } = body;
    const entry = {
      productId: id,
      reason,
      note: body.note.trim(),
      cost: toPoishaOrNull(body.cost),
      requestKey: key,
    };
    const changes = body.items.map((item, index) => {
      const { color, size } = item;
      const stored = locked.find((other) => other.color === color && other.size === size);
      // Never missing: saving or importing a counted product adds its items.
      const before = stored?.pieces ?? 0;
      if (reason === 'counted') refuseOtherPieces(item, before);
      const change = entryChange(reason, item.pieces, before);
      refuseMissing(index, { before, change });
      refuseTooMany(index, { before, change });
      return { ...entry, color, size, change, before };
    });
    await changeItems(tx, changes, actorAt(caller, now));
    await recordActions(
      tx,
      caller,
      changes.map((change) => stockAction({ id, name: product.name }, reason, change)),
      now,
    );
    return getCounted(tx, id);
  });
