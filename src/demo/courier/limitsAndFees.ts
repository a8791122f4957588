import { districtOf } from '#domain/checkout/districts.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import type { ParcelToBook } from '#server/couriers/courier.ts';
import { type ParcelLimits, reasonAgainst } from '#server/couriers/parcelLimits.ts';

/** Which parcels the demo's courier takes, and what it charges for them. */

/** Lengths in letters, the amount in taka, the weight in grams. */
const limits: ParcelLimits = {
  courier: couriers.demo.name,
  name: { min: 1, max: 100 },
  address: { min: 10, max: 250 },
  note: 250,
  amount: 100_000,
  weight: 20_000,
  needsThana: false,
};

/** Taka for the first kilogram in the districts near the courier; other districts cost the usual fee. */
const nearFees: ReadonlyMap<string, number> = new Map([
  ['Dhaka', 60],
  ['Gazipur', 90],
  ['Narayanganj', 90],
]);
const usualFee = 120;
/** Taka for each further kilogram, also one that is begun. */
const furtherKilogram = 20;

/** Why the demo's courier would refuse the parcel, in a sentence for staff; `null` when it takes it. */
export const demoReasonAgainst = (parcel: ParcelToBook): string | null => reasonAgainst(parcel, limits);

/** What the delivery of a parcel with this weight (grams) costs, in taka. */
export const demoFee = ({ district, weight }: Pick<ParcelToBook, 'district' | 'weight'>): number => {
  const firstKilogram = nearFees.get(districtOf(district)) ?? usualFee;
  const furtherKilograms = Math.max(0, Math.ceil(weight / 1000) - 1);
  return firstKilogram + furtherKilogram * furtherKilograms;
};
