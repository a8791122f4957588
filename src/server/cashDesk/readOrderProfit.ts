import { costOfParcels, costSourceOf } from '#domain/consignments/deliveryCost.ts';
import { type OrderProfit, orderProfit } from '#domain/orders/orderProfit.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { notFound } from '../errors/apiError.ts';
import { findProfitOrder, parcelsWithCost, profitLines, profitParcels } from './orderProfitRepository.ts';

/** Computes the profit of an order (CA-7). Throws an ApiError for an unknown order. */
export const readOrderProfit = (db: Db, prices: PriceSettings, orderId: string): Promise<OrderProfit> =>
  transaction(
    db,
    async (tx) => {
      const order = await findProfitOrder(tx, orderId);
      if (order === null) throw notFound('order');
      const costed = new Map((await parcelsWithCost(tx, orderId)).map((parcel) => [parcel.key, parcel]));
      const parcels = (await profitParcels(tx, orderId)).flatMap(({ id, ...parcel }) => {
        const group = costed.get(id);
        // A parcel without a cost was cancelled, or is not booked yet.
        if (group === undefined) return [];
        const source = costSourceOf(prices, group);
        return [{ ...parcel, source, cost: source === null ? null : costOfParcels(prices, group).fees }];
      });
      return orderProfit({ ...order, parcels, lines: await profitLines(tx, orderId) });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
