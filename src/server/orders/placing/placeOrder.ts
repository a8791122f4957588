import { createHash } from 'node:crypto';
import { stockKey, type WantedItem, wantedItems } from '#domain/checkout/stockLines.ts';
import type { Actor, Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/queries/newId.ts';
import { ApiError } from '../../errors/apiError.ts';
import { findProducts } from '../../products/productsRepository.ts';
import type { CurrentShopSettings } from '../../shopSettings/currentShopSettings.ts';
import type { ShopSettingsVersion } from '../../shopSettings/shopSettingsRepository.ts';
import { piecesByItem, readItems } from '../../stock/stockRepository.ts';
import { soldOutRefusal } from '../stock/soldOutRefusal.ts';
import { findLinkedOrders, firstTrackingVersion } from '../tracking/trackingRepository.ts';
import { type InsertOptions, insertOrder, type NewOrder, soldOut } from './insertOrder.ts';
import { findPlacedRequest } from './placedRequestsRepository.ts';
import { quoteOrder, type RequestedOrder, refuseOtherPrice, refusePieces, shopLine } from './quoteOrder.ts';

/** A request to place an order. */
interface PlacingRequest {
  readonly body: RequestedOrder;
  /** Idempotency key; `null` when the client sends none, and then each request places an order. */
  readonly key: string | null;
  /** The shopper's account, which becomes the order's customer. */
  readonly caller: Caller | null;
  /** The member of staff who places the order for a caller on the phone (DK-18); left out for a shopper's own order. */
  readonly staff?: Actor;
  readonly now: Date;
}

/** What placing an order needs of the shop. */
export interface PlacingParts {
  readonly db: Db;
  readonly shopSettings: CurrentShopSettings;
}

/** A hash of the order, without date and time, which the browser sets again when it repeats the request. */
const hashOf = ({ products, customerData, subTotal, total }: RequestedOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([products, customerData, subTotal, total]))
    .digest('hex');

/** The id of a placed order, with its number and the version of its tracking links unless it is another shopper's. */
export interface Placed {
  readonly id: string;
  readonly number?: string;
  readonly version?: number;
}

/** How placing an order ended: placed, refused, or `null` if the key is in use or newer settings were saved meanwhile. */
type Outcome = Placed | ApiError | null;

const isPlaced = (outcome: Outcome): outcome is Placed => outcome !== null && !(outcome instanceof ApiError);

/** How often an order is tried in all if each time pieces came back between the refusal and the look at what is left. */
const maxTries = 5;

/**
 * Calls `insertOrder`; throws an ApiError for the first line of which too few pieces are left (GS-4). `insertOrder` does not say which
 * line that is, so what is left is read afterwards; if enough pieces have come back by then, the order is tried again. Returns what
 * `insertOrder` returns otherwise: the number of the order, or `null`.
 */
const insertOrRefuse = async (
  db: Db,
  order: NewOrder,
  options: InsertOptions & { readonly items: readonly WantedItem[] },
): Promise<string | null> => {
  for (let tries = 1; ; tries += 1) {
    const number = await insertOrder(db, order, options);
    if (number !== soldOut) return number;
    const left = piecesByItem(await readItems(db, options.items));
    const leftOf = (item: WantedItem): number => left.get(stockKey(item)) ?? 0;
    const shortItem = options.items.find((item) => item.quantity > leftOf(item));
    // Some line has to be named after the last try, when enough pieces are left of each again.
    const isLastTry = tries === maxTries;
    const refused = shortItem ?? (isLastTry ? options.items[0] : undefined);
    if (refused === undefined) continue;
    throw soldOutRefusal(refused, order.lines[refused.line]?.name ?? '', leftOf(refused));
  }
};

/**
 * Inserts a new order at the shop's prices and terms; returns `null` if the key is in use, or the settings are no longer the newest.
 * Throws an ApiError for what cannot be ordered.
 */
const insertNew = async (
  db: Db,
  { version: settingsVersion, settings }: ShopSettingsVersion,
  { body, key, caller, staff, now }: PlacingRequest,
  bodyHash: string,
): Promise<Placed | null> => {
  const productsById = await findProducts(
    db,
    body.products.map(({ id }) => id),
  );
  const lines = body.products.map((line, index) => shopLine(line, index, productsById));
  // Only for shoppers: who wants more is told to call the shop, where staff place the order (ADR 0113).
  if (staff === undefined) refusePieces(lines, settings);
  const quote = quoteOrder(lines, body.customerData.deliveryArea, settings);
  refuseOtherPrice(body, quote);
  const order: NewOrder = {
    id: newId(now),
    placedAt: now,
    status: 'Pending',
    customerUid: caller?.uid ?? null,
    returnDays: settings.returnDays,
    lines,
    customerData: { ...body.customerData, deliveryCharge: quote.deliveryCharge },
    subTotal: quote.subTotal,
    total: quote.total,
  };
  const request = key === null ? null : { key, bodyHash, orderId: order.id, placedAt: now };
  const items = wantedItems(lines, productsById);
  const number = await insertOrRefuse(db, order, {
    settingsVersion,
    prefix: settings.orderPrefix,
    request,
    items,
    staff: staff ?? null,
  });
  return number === null ? null : { id: order.id, number, version: firstTrackingVersion };
};

/**
 * Places a new order by the settings that this process knows. If that fails and another process has saved newer settings, it tries
 * again with the newer settings (SP-3): so no order gets an outdated charge, and no order is refused because of one.
 */
const placeNew = async (
  { db, shopSettings }: PlacingParts,
  request: PlacingRequest,
  bodyHash: string,
): Promise<Outcome> => {
  for (;;) {
    const usedSettings = shopSettings.newest;
    const outcome = await insertNew(db, usedSettings, request, bodyHash).catch((error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    });
    if (isPlaced(outcome)) return outcome;
    await shopSettings.refresh();
    const wereSettingsNewest = shopSettings.newest.version === usedSettings.version;
    if (wereSettingsNewest) return outcome;
  }
};

/**
 * Finds the order that an earlier request has placed with the same key; `null` for a free key. A caller who sends another shopper's
 * key only learns the id. Throws an ApiError if the key was used for another order.
 */
const findPlacedEarlier = async (
  db: Db,
  { key, caller }: PlacingRequest,
  bodyHash: string,
): Promise<Placed | null> => {
  const earlier = key === null ? null : await findPlacedRequest(db, key);
  if (earlier === null) return null;
  if (earlier.bodyHash !== bodyHash)
    throw new ApiError('keyReused', 'This request was used for another order. Please try again.');
  const id = earlier.orderId;
  const [placed] = await findLinkedOrders(db, [id]);
  // Deleted since, or another shopper's.
  if (placed === undefined || placed.customerUid !== (caller?.uid ?? null)) return { id };
  return { id, number: placed.order.number, version: placed.version };
};

/**
 * Places an order at the shop's prices and charges, and returns its id and number. If the key was already used for the same order,
 * returns that order and places nothing. Throws an ApiError, and places nothing, for a product that is unknown or cannot be ordered,
 * for other prices than the shop's, and for a key that was used for another order.
 */
export const placeOrder = async (parts: PlacingParts, request: PlacingRequest): Promise<Placed> => {
  const bodyHash = hashOf(request.body);
  const outcome = await placeNew(parts, request, bodyHash);
  if (isPlaced(outcome)) return outcome;
  // A refusal is not thrown yet: an earlier request with this key may have placed the order before a price, charge or product
  // changed. The key is looked up only now, since nearly every key is new.
  const earlier = await findPlacedEarlier(parts.db, request, bodyHash);
  if (earlier === null) throw outcome ?? new Error('An idempotency key was neither free nor used.');
  return earlier;
};
