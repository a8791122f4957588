import type { ParcelToBook } from './courier.ts';
import { fullAddress, letterCount, oneLine, riderNote } from './parcelTexts.ts';

/** The limits for a parcel that a courier accepts (CR-2). Lengths are in letters. */
export interface ParcelLimits {
  /** The courier's name, for the sentences. */
  readonly courier: string;
  readonly name: { readonly min: number; readonly max: number };
  readonly address: { readonly min: number; readonly max: number };
  readonly note: number;
  /** The most taka to collect; `null` if no limit is known. */
  readonly amount: number | null;
  /** The most grams; `null` if the courier does not ask for the weight. */
  readonly weight: number | null;
  /** Whether a parcel needs a thana. */
  readonly needsThana: boolean;
}

/** A number of 11 digits that begins with 013 to 019. */
const mobileNumber = /^01[3-9]\d{8}$/;

const amounts = new Intl.NumberFormat('en-IN');

const lengthReason = (
  what: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
  courier: string,
): string | false => {
  const letters = letterCount(text);
  if (letters < min) return `The ${what} has ${letters} letters; ${courier} wants at least ${min}.`;
  return letters > max && `The ${what} has ${letters} letters; ${courier} takes at most ${max}.`;
};

const amountReason = (amount: number, max: number | null, courier: string): string | false => {
  if (!Number.isInteger(amount) || amount < 0) return 'The amount to collect must be whole taka.';
  return max !== null && amount > max && `${courier} collects at most ${amounts.format(max)} taka.`;
};

const weightReason = (weight: number, max: number | null, courier: string): string | false => {
  if (max === null) return false;
  if (!(weight > 0)) return 'The weight of the parcel is missing.';
  return weight > max && `The parcel has ${weight / 1000} kg; ${courier} takes at most ${max / 1000} kg.`;
};

/** Why a courier with these limits would refuse the parcel, in a sentence for staff; `null` when the parcel is within them. */
export const reasonAgainst = (parcel: ParcelToBook, limits: ParcelLimits): string | null => {
  const { courier } = limits;
  const reasons = [
    !mobileNumber.test(parcel.recipientPhone) &&
      'The phone number must have 11 digits and begin with 013 to 019.',
    lengthReason('name', oneLine(parcel.recipientName), limits.name, courier),
    lengthReason('address', fullAddress(parcel), limits.address, courier),
    lengthReason('note', riderNote(parcel), { min: 0, max: limits.note }, courier),
    amountReason(parcel.amount, limits.amount, courier),
    weightReason(parcel.weight, limits.weight, courier),
    limits.needsThana && oneLine(parcel.thana ?? '') === '' && `${courier} needs the thana.`,
    !(Number.isInteger(parcel.pieces) && parcel.pieces > 0) && 'The parcel must have at least one piece.',
  ];
  return reasons.find((reason): reason is string => reason !== false) ?? null;
};
