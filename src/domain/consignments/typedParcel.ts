import { handoverLimits } from '../cash/handover.ts';
import { isAmount, takaText } from '../values/money.ts';
import { hasLetterOrDigit, plainText } from '../values/plainText.ts';
import { latinDigits, typedNumber } from '../values/typedText.ts';
import { consignmentLimits, trackingCodeShape } from './consignmentRules.ts';

/** What is read from a text that staff type about a parcel: the value, or a sentence in English that says why it is none. */
export type Typed<Value> = { readonly value: Value } | { readonly error: string };

// Numbers below 0 need no rule here: `typedNumber` reads none.

/** The tracking code; `null` for an empty field. */
export const typedTrackingCode = (text: string): Typed<string | null> => {
  const code = latinDigits(text).trim();
  if (code === '') return { value: null };
  return trackingCodeShape.test(code) && code.length <= consignmentLimits.trackingCode
    ? { value: code }
    : { error: 'A tracking code has letters, digits, - and _ only.' };
};

/** The name of an own rider. */
export const typedRider = (text: string): Typed<string> => {
  const rider = plainText(text).trim().replace(/\s+/g, ' ');
  return hasLetterOrDigit(rider) && rider.length <= consignmentLimits.rider
    ? { value: rider }
    : { error: 'Enter the name of the rider.' };
};

/** Taka that a rider hands over. */
export const typedHandover = (text: string): Typed<number> => {
  const amount = typedNumber(text);
  return isAmount(amount) && amount > 0 && amount <= handoverLimits.amount
    ? { value: amount }
    : { error: `Enter the cash in taka, ${takaText(handoverLimits.amount)} at most.` };
};

/** Grams. */
export const typedWeight = (text: string): Typed<number> => {
  const weight = typedNumber(text);
  return Number.isInteger(weight) && weight >= 1 && weight <= consignmentLimits.weight
    ? { value: weight }
    : { error: `Please enter the weight in grams, ${consignmentLimits.weight} at most.` };
};

/** Taka; `null` for an empty field. */
export const typedFee = (text: string): Typed<number | null> => {
  if (text.trim() === '') return { value: null };
  const fee = typedNumber(text);
  return isAmount(fee) && fee <= consignmentLimits.fee
    ? { value: fee }
    : { error: `Please enter the fee in taka, ${takaText(consignmentLimits.fee)} at most.` };
};

/** Whole taka that a courier collects. */
export const typedAmount = (text: string): Typed<number> => {
  const amount = typedNumber(text);
  return Number.isInteger(amount) && amount <= consignmentLimits.amount
    ? { value: amount }
    : { error: `Please enter the amount in whole taka, ${takaText(consignmentLimits.amount)} at most.` };
};

/** Pieces of a line, 0 for an empty field; `mostPieces` are possible. */
export const typedPieces = (text: string, mostPieces: number): Typed<number> => {
  const pieces = text.trim() === '' ? 0 : typedNumber(text);
  return Number.isInteger(pieces) && pieces <= mostPieces
    ? { value: pieces }
    : { error: `Please enter a number of pieces, ${mostPieces} at most.` };
};

/** Taka that a courier has collected. */
export const typedCollected = (text: string): Typed<number> => {
  const collected = typedNumber(text);
  return isAmount(collected) && collected <= consignmentLimits.amount
    ? { value: collected }
    : {
        error: `Please enter what the courier has collected in taka, ${takaText(consignmentLimits.amount)} at most.`,
      };
};

/** Why a text is no value; `undefined` when it is one. */
export const errorOf = (typed: Typed<unknown>): string | undefined =>
  'error' in typed ? typed.error : undefined;
