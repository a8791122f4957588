import type { ParcelToBook } from './courier.ts';
import { fullAddress, letterCount, oneLine, riderNote } from './parcelTexts.ts';

/** The limits for a parcel that a courier accepts (CR-2). Lengths are in letters. */
export interface ParcelLimits {
  /** The courier's name, for the sentences. */
  readonly courier: string;
  readonly name: { readonly min: number; readonly max: number };
  readonly address: { readonly min: number; readonly max: number };
  /** The most letters of the note for the rider. */
  readonly note: number;
  /** The most taka to collect; `null` if no limit is known. */
  readonly amount: number | null;
  /** The most grams; `null` if the courier does not ask for the weight. */
  readonly weight: number | null;
  /** Whether a parcel needs a thana. */
  readonly needsThana: boolean;
}

/** A number of 11 digits that begins with 013 to 019, as couriers want it; a shopper may order with others too (CO-3). */
const mobileNumber = /^01[3-9]\d{8}$/;

/** Writes amounts in groups as in Bangladesh: 10,00,000. */
const amounts = new Intl.NumberFormat('en-IN');

const phoneReason = (phone: string): string | null =>
  mobileNumber.test(phone) ? null : 'The phone number must have 11 digits and begin with 013 to 019.';

const lengthReason = (
  what: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
  courier: string,
): string | null => {
  const letters = letterCount(text);
  if (letters < min) return `The ${what} has ${letters} letters; ${courier} wants at least ${min}.`;
  if (letters > max) return `The ${what} has ${letters} letters; ${courier} takes at most ${max}.`;
  return null;
};

const amountReason = (amount: number, max: number | null, courier: string): string | null => {
  if (!Number.isInteger(amount) || amount < 0) return 'The amount to collect must be whole taka.';
  if (max !== null && amount > max) return `${courier} collects at most ${amounts.format(max)} taka.`;
  return null;
};

const weightReason = (weight: number, max: number | null, courier: string): string | null => {
  if (max === null) return null;
  if (!(weight > 0)) return 'The weight of the parcel is missing.';
  if (weight > max)
    return `The parcel weighs ${weight / 1000} kg; ${courier} takes at most ${max / 1000} kg.`;
  return null;
};

const thanaReason = (thana: string | null, { needsThana, courier }: ParcelLimits): string | null =>
  needsThana && oneLine(thana ?? '') === '' ? `${courier} needs the thana.` : null;

const piecesReason = (pieces: number): string | null =>
  Number.isInteger(pieces) && pieces > 0 ? null : 'The parcel must have at least one piece.';

/** Why a courier with these limits would refuse the parcel, in a sentence for staff; `null` when the parcel is within them. */
export const reasonAgainst = (parcel: ParcelToBook, limits: ParcelLimits): string | null => {
  const { courier } = limits;
  return (
    phoneReason(parcel.recipientPhone) ??
    lengthReason('name', oneLine(parcel.recipientName), limits.name, courier) ??
    lengthReason('address', fullAddress(parcel), limits.address, courier) ??
    lengthReason('note', riderNote(parcel), { min: 0, max: limits.note }, courier) ??
    amountReason(parcel.amount, limits.amount, courier) ??
    weightReason(parcel.weight, limits.weight, courier) ??
    thanaReason(parcel.thana, limits) ??
    piecesReason(parcel.pieces)
  );
};
