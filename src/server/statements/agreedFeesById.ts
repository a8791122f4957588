import { type AgreedFees, agreedFeesOf } from '#domain/consignments/agreedFees.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import type { NamedParcel } from './statementParcelsRepository.ts';

/**
 * The agreed fees of parcels, by the parcel's id. Left out are parcels of a courier without agreed prices, and parcels of a deleted
 * order, which have no address.
 */
export const agreedFeesById = (
  prices: PriceSettings,
  parcels: readonly NamedParcel[],
): ReadonlyMap<string, AgreedFees> => {
  const feesById = new Map<string, AgreedFees>();
  for (const { row, order } of parcels) {
    const fees = order === null ? null : agreedFeesOf(prices, { ...row, ...order });
    if (fees !== null) feesById.set(row.id, fees);
  }
  return feesById;
};
