import type { CloseRequestsBody, StockRequestBody } from '#contract/products/stockRequests.ts';
import { stockKey } from '#domain/checkout/stockLines.ts';
import { awaitedItems } from '#domain/checkout/stockRequest.ts';
import { productTitle } from '#domain/products/product.ts';
import { itemLabel, type StockItem } from '#domain/products/stock.ts';
import { type Action, recordActions } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { type CountedPage, isInstant, type PageQuery } from '../database/queries/paging.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, invalid, notFound } from '../errors/apiError.ts';
import { productSubject } from './productActions.ts';
import {
  type AskedCursor,
  type AskedRow,
  type ClosedRequest,
  countAsked,
  deleteStockRequests,
  lockAwaited,
  readAsked,
  storeStockRequest,
} from './stockRequestsRepository.ts';

/** Requests of shoppers who wait for an item (GS-9). */

/**
 * Stores a shopper's phone number for the item; if it is stored already, only the time changes, and the answer is the same. A form
 * whose hidden field `website` is filled in comes from a program and is not stored. Throws an ApiError for an unknown product, for
 * an item that it does not have, and for one that can be ordered.
 */
export const askForStock = (db: Db, body: StockRequestBody, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    const { product: id, color, size, mobileNumber, website = '' } = body;
    const product = await lockAwaited(tx, id, { color, size });
    // The second `product` names the field of the request.
    if (product === null) throw notFound('product', 'product');
    const isSameItem = (item: StockItem): boolean => item.color === color && item.size === size;
    if (!awaitedItems(product).some(isSameItem))
      throw invalid('color', `${productTitle(product)} has no such color and size.`);
    if (product.isBack)
      throw new ApiError('changedMeanwhile', `${productTitle(product)} is back: you can order it now.`);
    // Only now, so that a program gets the same answers as a shopper.
    if (website !== '') return;
    await storeStockRequest(tx, {
      id: newId(now),
      productId: id,
      color,
      size,
      mobileNumber,
      askedAt: now,
    });
  });

/**
 * A cursor, `1 2026-01-05T00:00:00.000Z 65…`: whether the item is back, the time of its newest request, and the greatest id of its
 * requests.
 */
const cursorShape = /^(?<back>[01]) (?<latest>\S+) (?<id>[0-9a-f]{24})$/;

const cursorOf = ({ isBack, latest, id }: AskedCursor): string => `${isBack ? 1 : 0} ${latest} ${id}`;

const readCursor = (after: string): AskedCursor => {
  const { back, latest = '', id = '' } = cursorShape.exec(after)?.groups ?? {};
  if (back === undefined || !isInstant(latest)) throw invalid('after', 'after is not a cursor of this list');
  return { isBack: back === '1', latest, id };
};

/** Items of a page for which the query names no limit. */
const defaultLimit = 50;

const toItem = ({ latest: _latest, id: _id, ...item }: AskedRow) => item;

/** Returns a page of the items that shoppers wait for, and how many there are. Throws an ApiError for a cursor of another list. */
export const listAsked = async (
  db: Db,
  {
    limit = defaultLimit,
    after,
    searchQuery = '',
  }: PageQuery & { readonly searchQuery?: string | undefined },
): Promise<CountedPage<ReturnType<typeof toItem>>> => {
  const search = searchQuery.trim();
  const cursor = after === undefined ? null : readCursor(after);
  const rows = await readAsked(db, search, { after: cursor, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const lastOfPage = shown.at(-1);
  const hasNext = rows.length > limit && lastOfPage !== undefined;
  return {
    items: shown.map(toItem),
    total: await countAsked(db, search),
    next: hasNext ? cursorOf(lastOfPage) : null,
  };
};

/** An entry in the audit log for each item, with the number of its requests but without their phone numbers. */
const closingActions = (
  closed: readonly ClosedRequest[],
  outcome: CloseRequestsBody['outcome'],
): Action[] => {
  const requestByItem = new Map(closed.map((request) => [stockKey(request), request]));
  return [...requestByItem].map(([key, { productId: id, name, ...item }]) => {
    const label = itemLabel(item);
    return {
      action: outcome === 'told' ? 'tellShoppers' : 'removeStockRequests',
      subject: productSubject({ id, name }),
      details: {
        ...(label === '' ? {} : { fields: [label] }),
        rows: closed.filter((request) => stockKey(request) === key).length,
      },
    };
  });
};

/** Deletes the requests, and returns how many of them existed. */
export const closeStockRequests = (
  db: Db,
  caller: Caller,
  { ids, outcome }: CloseRequestsBody,
  now: Date,
): Promise<number> =>
  transaction(db, async (tx) => {
    const closed = await deleteStockRequests(tx, ids);
    await recordActions(tx, caller, closingActions(closed, outcome), now);
    return closed.length;
  });
