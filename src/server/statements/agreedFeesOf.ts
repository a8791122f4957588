import { type AgreedFees, agreedFeesOf as feesByPrices } from '#domain/consignments/agreedFees.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import type { NamedParcel } from './statementParcelsRepository.ts';

/** The agreed fees of parcels, by the parcel's id. A parcel whose order is deleted has no address and therefore no agreed fees. */
export const agreedFeesOf = (
  prices: PriceSettings,
  parcels: readonly NamedParcel[],
): ReadonlyMap<string, AgreedFees> =>
  new Map(
    parcels.flatMap(({ row, order }) => {
      const fees = order === null ? null : feesByPrices(prices, { ...row, ...order });
      return fees === null ? [] : [[row.id, fees] as const];
    }),
  );
