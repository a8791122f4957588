import type { StockEntryBody, StockMovesQuery, StockQuery } from '#contract/products/stock.ts';
import {
  type CountedItem,
  type CountedProduct,
  entryChange,
  otherPiecesMessage,
} from '#domain/products/countedProduct.ts';
import { itemLabel, type StockItem } from '#domain/products/stock.ts';
import type { StockMove } from '#domain/products/stockMove.ts';
import { toPoisha } from '#domain/values/money.ts';
import { recordActions } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import type { Page } from '../database/queries/paging.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, invalid, notFound } from '../errors/apiError.ts';
import {
  changeItems,
  listMoves,
  lockItems,
  movesOfRequest,
  type RequestMove,
} from '../stock/stockRepository.ts';
import { stockAction } from './stockActions.ts';
import {
  countCounted,
  findCounted,
  holdProduct,
  readCounted,
  readCountedById,
} from './stockListRepository.ts';

/** Counted goods, as staff work with them (GS-7). */

const productId = /^[0-9a-f]{24}$/;
const defaultPage = 50;

/** Returns a page of the counted products, newest first. */
export const listCounted = async (
  db: Db,
  { view = 'all', searchQuery = '', limit = defaultPage, after }: StockQuery,
): Promise<Page<CountedProduct>> => {
  if (after !== undefined && !productId.test(after))
    throw invalid('after', 'after is not a cursor of this list');
  const filter = { view, search: searchQuery.trim() };
  const read = await readCounted(db, filter, { after, limit: limit + 1 });
  const items = read.slice(0, limit);
  return {
    items,
    total: await countCounted(db, filter),
    next: read.length > limit ? (items.at(-1)?._id ?? null) : null,
  };
};

/** Returns the counted products among the ids, newest first; `withHeld` adds the pieces that orders hold which are not shipped yet. */
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

/** Finds the item of a product; throws an ApiError that names the field `index` if the product has no such item. */
export const storedOf = (product: CountedProduct, item: StockItem, index: number): CountedItem => {
  const stored = product.items.find(({ color, size }) => color === item.color && size === item.size);
  if (stored !== undefined) return stored;
  throw invalid(`items[${index}]`, `${product.name} has no ${itemLabel(item) || 'such'} pieces to count.`);
};

/** Throws an ApiError if pieces were sold or came back since the user began to count. */
const refuseOtherPieces = (item: EntryItem, pieces: number): void => {
  if (item.seen !== pieces) throw new ApiError('changedMeanwhile', otherPiecesMessage(item, pieces));
};

/** Throws an ApiError if more pieces would be taken than there are. */
const refuseMissing = (index: number, before: number, change: number): void => {
  if (before + change >= 0) return;
  throw invalid(`items[${index}].pieces`, `Only ${before} ${before === 1 ? 'piece is' : 'pieces are'} left.`);
};

const costOf = ({ cost }: StockEntryBody): number | null => (cost === null ? null : toPoisha(cost));

/** Whether the rows are those that the entry stores. */
const isStored = (body: StockEntryBody, moves: readonly RequestMove[]): boolean =>
  moves.length === body.items.length &&
  body.items.every(({ color, size, pieces }) =>
    moves.some(
      (move) =>
        move.color === color &&
        move.size === size &&
        move.reason === body.reason &&
        move.change === entryChange(body.reason, pieces, move.pieces - move.change) &&
        move.note === body.note.trim() &&
        move.cost === costOf(body),
    ),
  );

/**
 * Whether an earlier request with the key has stored the entry. Throws an ApiError if it has stored another one, whose answer was lost
 * before the user changed it.
 */
const isRepeated = (body: StockEntryBody, moves: readonly RequestMove[]): boolean => {
  if (moves.length === 0 || isStored(body, moves)) return moves.length > 0;
  throw new ApiError(
    'changedMeanwhile',
    'The entry was saved as it was before you changed it. Please look at the pieces left and enter only what is still missing.',
  );
};

/**
 * Stores that goods came in, or what was counted, and returns the product. A repeated request changes nothing. Throws an ApiError
 * for a product that is not counted, an item that it does not have, and a count during which pieces were sold or came back.
 */
export const changeStock = (
  db: Db,
  caller: Caller,
  { id, key, body }: { readonly id: string; readonly key: string | null; readonly body: StockEntryBody },
  now: Date,
): Promise<CountedProduct> =>
  transaction(db, async (tx) => {
    if (!(await holdProduct(tx, id))) throw notFound('counted product');
    const product = await getCounted(tx, id);
    const items = body.items.map((item, index) => ({ item, stored: storedOf(product, item, index) }));
    const locked = await lockItems(
      tx,
      items.map(({ item: { color, size } }) => ({ productId: id, color, size })),
    );
    if (key !== null && isRepeated(body, await movesOfRequest(tx, id, key))) return product;
    const changes = items.map(({ item: { color, size, ...item } }, index) => {
      const before = locked.find((other) => other.color === color && other.size === size)?.pieces ?? 0;
      if (body.reason === 'counted') refuseOtherPieces({ color, size, ...item }, before);
      const change = entryChange(body.reason, item.pieces, before);
      refuseMissing(index, before, change);
      return {
        productId: id,
        color,
        size,
        reason: body.reason,
        change,
        note: body.note.trim(),
        cost: costOf(body),
        requestKey: key,
        before,
      };
    });
    await changeItems(tx, changes, { uid: caller.uid, name: caller.name, at: now });
    await recordActions(
      tx,
      caller,
      changes.map((change) => stockAction({ id, name: product.name }, body.reason, change)),
      now,
    );
    return getCounted(tx, id);
  });
