import { type AgreedFees, agreedFeesOf as feesByPrices } from '#domain/consignments/agreedFees.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import type { NamedParcel } from './statementParcelsRepository.ts';

/** The agreed fees of parcels, by the parcel's id. A parcel whose order is deleted has no address and therefore no agreed fees. */
export const agreedFeesOf = (
  prices: PriceSettings,
  parcels: readonly NamedParcel[],
): ReadonlyMap<string, AgreedFees> => {
  const feesById = new Map<string, AgreedFees>();
  for (const { row, order } of parcels) {
    const fees = order === null ? null : feesByPrices(prices, { ...row, ...order });
    if (fees !== null) feesById.set(row.id, fees);
  }
  return feesById;
};
