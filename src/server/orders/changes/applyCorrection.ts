import { createHash } from 'node:crypto';
import type { CorrectedOrderReply, CorrectOrderBody } from '#contract/orders/orderCorrections.ts';
import { amountToCollect } from '#domain/cash/advance.ts';
import { hasBookedParcel } from '#domain/consignments/consignmentRules.ts';
import type { Order } from '#domain/orders/order.ts';
import { type CorrectionResult, correctOrder } from '#domain/orders/orderCorrection.ts';
import { amountsOf, correctableFields, hasChanges } from '#domain/orders/orderRevision.ts';
import { type OrderTerms, orderTermsOf } from '#domain/shop/orderTerms.ts';
import { toPoisha } from '#domain/values/money.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import { consignmentsOf } from '../../consignments/consignmentsRepository.ts';
import type { Db } from '../../database/database.ts';
import { transaction } from '../../database/queries/transaction.ts';
import { ApiError, invalid, notFound, priceChanged } from '../../errors/apiError.ts';
import { appendOrderAnnouncements } from '../../orderAnnouncements/orderAnnouncementsRepository.ts';
import { findProducts } from '../../products/productsRepository.ts';
import { correctAction } from '../history/orderActions.ts';
import {
  countRevisions,
  insertRevision,
  isRevisionOfRequest,
  listRevisions,
} from '../history/orderRevisionsRepository.ts';
import { lockOrderOrThrow } from '../lists/lockOrderOrThrow.ts';
import { findOrder, rewriteOrder } from '../lists/ordersRepository.ts';
import { areGoodsAway } from '../stock/handedOverGoodsRepository.ts';
import { adjustStock, stockActor } from '../stock/orderStock.ts';
import { refusalFor } from './decideMove.ts';

/** A hash of the correction, by which a repeated request is recognized. */
const hashOf = ({ customerData, products, total }: CorrectOrderBody): string => {
  const fields = correctableFields.map((field) => customerData[field]);
  const lines = products.map(({ line, id, color, size, quantity }) => [line, id, color, size, quantity]);
  return createHash('sha256')
    .update(JSON.stringify([fields, lines, total]))
    .digest('hex');
};

const readReply = async (tx: Db, id: string): Promise<CorrectedOrderReply> => {
  const stored = await findOrder(tx, id);
  if (stored === null) throw notFound('order');
  return { data: stored.order, revisions: await listRevisions(tx, id) };
};

/** Throws an ApiError if the order is not correctable, or was corrected since the caller saw it. */
const refuseOtherState = async (
  tx: Db,
  caller: Caller,
  order: Order,
  seenRevisions: number,
): Promise<void> => {
  if (!isCorrectable(order.orderStatus, caller.role)) throw refusalFor('notCorrectable', order);
  if ((await countRevisions(tx, order._id)) !== seenRevisions) throw refusalFor('correctedMeanwhile', order);
};

/** The fields, besides the amount, that stay as the courier of a booked parcel was told; name and comment may be corrected (CR-3). */
const fixedFields: ReadonlySet<string> = new Set(['address', 'mobileNumber', 'district', 'deliveryArea']);

/** Throws an ApiError for a correction of something that the courier of a booked parcel was told, and would not hear again (CR-3). */
const refuseBooked = async (tx: Db, order: Order, corrected: CorrectionResult): Promise<void> => {
  // Without advances: what was paid in advance lowers both amounts equally.
  const changesAmount = amountToCollect(order, []) !== amountToCollect(corrected.order, []);
  const changesFixedField = corrected.changes.fields.some(({ field }) => fixedFields.has(field));
  if ((changesAmount || changesFixedField) && hasBookedParcel(await consignmentsOf(tx, order._id)))
    throw refusalFor('booked', order);
};

/** Throws an ApiError if a part of the correction is refused, if it changes nothing, or if it comes to another total than was sent. */
const refuseResult = (
  { order, changes, refusals }: CorrectionResult,
  total: number,
  terms: OrderTerms,
): void => {
  const [refusal] = refusals;
  if (refusal !== undefined) throw new ApiError(refusal.code, refusal.message, { field: refusal.field });
  if (!hasChanges(changes)) throw invalid('products', 'The correction changes nothing.');
  if (toPoisha(order.total) === toPoisha(total)) return;
  const products = order.products.map(({ id, originalPrice }) => ({ id, originalPrice }));
  throw priceChanged({ products, ...amountsOf(order), terms: orderTermsOf(terms) });
};

/** Changes what the order holds; throws an ApiError if that would put goods into stock that are not in the shop (GS-5). */
const adjustStockOrThrow = async (
  tx: Db,
  caller: Caller,
  { before, after }: { readonly before: Order; readonly after: Order },
  now: Date,
): Promise<void> => {
  // Asked first, since it depends on what the order holds.
  const areAway = await areGoodsAway(tx, before._id);
  const givenBack = await adjustStock(tx, before, after, stockActor(caller, now));
  if (areAway && givenBack > 0) throw refusalFor('goodsNotInShop', before);
};

/**
 * Corrects an order at the shop's prices, stores what changed as a revision (MD-5), and returns the order with its revisions. A
 * repeated request writes nothing and returns the order as it is now. Throws an ApiError if the order is unknown, not correctable or
 * was corrected since the caller read it. Throws one, too, for a correction that the domain's rules refuse, that changes nothing, that
 * comes to another total than was sent, that changes what the courier of a booked parcel was told, or that takes out goods which are
 * not in the shop.
 */
export const applyCorrection = (
  db: Db,
  caller: Caller,
  { id, body, terms }: { id: string; body: CorrectOrderBody; terms: OrderTerms },
  now: Date,
): Promise<CorrectedOrderReply> =>
  transaction(db, async (tx) => {
    const order = await lockOrderOrThrow(tx, id);
    const requestHash = hashOf(body);
    // `body.revision` is the number of revisions that the caller saw. Positions count from 0, so it is also the new one's position.
    const isRepeated = await isRevisionOfRequest(tx, id, body.revision, requestHash);
    if (isRepeated) return readReply(tx, id);
    await refuseOtherState(tx, caller, order, body.revision);
    const lines = [...order.products, ...body.products];
    const products = await findProducts(
      tx,
      lines.map((line) => line.id),
    );
    const result = correctOrder(order, body, { productOf: (productId) => products.get(productId), terms });
    refuseResult(result, body.total, terms);
    await refuseBooked(tx, order, result);
    await rewriteOrder(tx, result.order);
    await adjustStockOrThrow(tx, caller, { before: order, after: result.order }, now);
    await insertRevision(tx, {
      orderId: id,
      position: body.revision,
      status: order.orderStatus,
      changes: result.changes,
      byUid: caller.uid,
      byName: caller.name,
      at: now,
      requestHash,
    });
    await appendOrderAnnouncements(tx, 'corrected', [id]);
    await recordAction(tx, caller, correctAction(order, result.changes), now);
    return readReply(tx, id);
  });
