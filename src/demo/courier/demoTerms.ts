import { couriers } from '#domain/consignments/couriers.ts';
import type { ParcelToBook } from '#server/couriers/courier.ts';
import { type ParcelLimits, reasonAgainst } from '#server/couriers/parcelLimits.ts';

/** What the demo's courier takes, and what it charges. */

const limits: ParcelLimits = {
  courier: couriers.demo.name,
  name: { min: 1, max: 100 },
  address: { min: 10, max: 250 },
  note: 250,
  amount: 100_000,
  weight: 20_000,
  needsThana: false,
};

/** Taka for the first kilogram, by district; all that are not named cost the same. */
const fees: ReadonlyMap<string, number> = new Map([
  ['Dhaka', 60],
  ['Gazipur', 90],
  ['Narayanganj', 90],
]);
const usualFee = 120;
/** Taka for each further kilogram. */
const furtherKilogram = 20;

export const whyNotDemo = (parcel: ParcelToBook): string | null => reasonAgainst(parcel, limits);

/** Taka. */
export const demoFee = ({ district, weight }: Pick<ParcelToBook, 'district' | 'weight'>): number =>
  (fees.get(district) ?? usualFee) + furtherKilogram * Math.max(0, Math.ceil(weight / 1000) - 1);
