import { costOfParcels, costSourceOf } from '#domain/consignments/deliveryCost.ts';
import { type OrderProfit, orderProfit } from '#domain/orders/orderProfit.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import type { Db } from '../database/database.ts';
import { readAtOneMoment } from '../database/queries/transaction.ts';
import { notFound } from '../errors/apiError.ts';
import { findProfitOrder, parcelsWithCost, profitLines, profitParcels } from './orderProfitRepository.ts';

/** Computes the profit of an order (CA-7). Throws an ApiError for an unknown order. */
export const readOrderProfit = (db: Db, prices: PriceSettings, orderId: string): Promise<OrderProfit> =>
  readAtOneMoment(db, async (tx) => {
    const order = await findProfitOrder(tx, orderId);
    if (order === null) throw notFound('order');
    const costedParcels = await parcelsWithCost(tx, orderId);
    const costedById = new Map(costedParcels.map((costed) => [costed.key, costed]));
    const stored = await profitParcels(tx, orderId);
    const parcels = stored.flatMap(({ id, ...parcel }) => {
      const costed = costedById.get(id);
      // A parcel without a cost was cancelled, or is not booked yet.
      if (costed === undefined) return [];
      const source = costSourceOf(prices, costed);
      const cost = source === null ? null : costOfParcels(prices, costed).fees;
      return [{ ...parcel, source, cost }];
    });
    return orderProfit({ ...order, parcels, lines: await profitLines(tx, orderId) });
  });
