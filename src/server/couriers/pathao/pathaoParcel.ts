import type { ParcelToBook } from '../courier.ts';
import { type ParcelLimits, reasonAgainst } from '../parcelLimits.ts';
import { fullAddress, oneLine, riderNote, shortened } from '../parcelTexts.ts';
import type { PathaoPlace } from './pathaoPlaces.ts';
import { pathaoName } from './pathaoSettings.ts';

/** The limits of parcels that Pathao accepts. */
export const pathaoLimits: ParcelLimits = {
  courier: pathaoName,
  name: { min: 3, max: 100 },
  address: { min: 10, max: 220 },
  // No limit is documented for the note and the amount; 250 letters are a careful guess.
  note: 250,
  amount: null,
  // Grams.
  weight: 10_000,
  needsThana: false,
};

/** The most letters of the description. */
const longestDescription = 255;

/** Pathao's codes: 2 is a parcel (1 is a document), 48 the usual delivery (12 is one on demand). */
export const pathaoKinds = { item_type: 2, delivery_type: 48 } as const;

/** Why Pathao would refuse the parcel; `null` when nothing is known against it. */
export const pathaoReasonAgainst = (parcel: ParcelToBook): string | null =>
  reasonAgainst(parcel, pathaoLimits);

/** The weight in kilograms as Pathao accepts it: at least half a kilogram. */
export const pathaoWeight = (grams: number): number => Math.max(0.5, grams / 1000);

/**
 * The body that books the parcel by Pathao's call `orders`. Without a place its fields are left out: Pathao refuses empty ones,
 * and otherwise finds city, zone and area in the address.
 */
export const pathaoOrder = (
  parcel: ParcelToBook,
  storeId: number,
  place: PathaoPlace | null,
): Readonly<Record<string, string | number>> => ({
  store_id: storeId,
  merchant_order_id: parcel.invoice,
  recipient_name: oneLine(parcel.recipientName),
  recipient_phone: parcel.recipientPhone,
  recipient_address: fullAddress(parcel),
  ...(place && { recipient_city: place.city, recipient_zone: place.zone }),
  ...pathaoKinds,
  item_quantity: parcel.pieces,
  item_weight: pathaoWeight(parcel.weight),
  item_description: shortened(oneLine(parcel.description), longestDescription),
  special_instruction: riderNote(parcel),
  amount_to_collect: parcel.amount,
});
