import { costOfParcels, costSourceOf } from '#domain/consignments/deliveryCost.ts';
import { type OrderProfit, orderProfit } from '#domain/orders/orderProfit.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import type { Db } from '../database/database.ts';
import { readAtOneMoment } from '../database/queries/transaction.ts';
import { notFound } from '../errors/apiError.ts';
import { costGroupsOfOrder, findProfitOrder, profitLines, profitParcels } from './orderProfitRepository.ts';

/** Computes the profit of an order (CA-7). Throws an ApiError for an unknown order. */
export const readOrderProfit = (db: Db, prices: PriceSettings, orderId: string): Promise<OrderProfit> =>
  readAtOneMoment(db, async (tx) => {
    const order = await findProfitOrder(tx, orderId);
    if (order === null) throw notFound('order');
    const groups = await costGroupsOfOrder(tx, orderId);
    const groupById = new Map(groups.map((group) => [group.key, group]));
    const stored = await profitParcels(tx, orderId);
    const parcels = stored.map(({ id, ...parcel }) => {
      // Without a group the courier has not confirmed the booking yet: what the parcel will cost is unknown.
      const group = groupById.get(id);
      const source = group === undefined ? null : costSourceOf(prices, group);
      const cost = group === undefined || source === null ? null : costOfParcels(prices, group).fees;
      return { ...parcel, source, cost, isReturned: group?.end === 'returned' };
    });
    return orderProfit({ ...order, parcels, lines: await profitLines(tx, orderId) });
  });
