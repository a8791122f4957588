import type { ParcelToBook } from '../courier.ts';
import { type ParcelLimits, reasonAgainst } from '../parcelLimits.ts';
import { fullAddress, letterCount, oneLine, riderNote, shortened } from '../parcelTexts.ts';
import { steadfastName } from './steadfastSettings.ts';

/** Longer texts are cut by Steadfast without a word; of addresses older accounts take 250 letters, newer ones 490. */
export const steadfastLimits: ParcelLimits = {
  courier: steadfastName,
  name: { min: 1, max: 100 },
  address: { min: 10, max: 250 },
  note: 480,
  amount: 1_000_000,
  weight: null,
  needsThana: false,
};

const longestInvoice = 100;
const longestDescription = 255;

/** Steadfast makes blanks of these signs. */
const substitutes: Readonly<Record<string, string>> = { '{': '(', '}': ')', '<': '(', '>': ')', ';': ',' };

const withoutLostSigns = (text: string): string =>
  text.replace(/[{}<>;]/g, (sign) => substitutes[sign] ?? ' ');

/** Why Steadfast would refuse the parcel; `null` when nothing is known against it. */
export const whyNotSteadfast = (parcel: ParcelToBook): string | null => {
  const { invoice } = parcel;
  if (!/^[\w-]+$/.test(invoice) || letterCount(invoice) > longestInvoice)
    return 'The invoice must have letters, digits and hyphens only.';
  return reasonAgainst(parcel, steadfastLimits);
};

/** The parcel as `create_order` takes it. */
export const steadfastOrder = (parcel: ParcelToBook): Readonly<Record<string, string | number>> => ({
  invoice: parcel.invoice,
  recipient_name: withoutLostSigns(oneLine(parcel.recipientName)),
  recipient_phone: parcel.recipientPhone,
  recipient_address: withoutLostSigns(fullAddress(parcel)),
  cod_amount: parcel.amount,
  note: withoutLostSigns(riderNote(parcel)),
  item_description: withoutLostSigns(shortened(oneLine(parcel.description), longestDescription)),
  total_lot: parcel.pieces,
  // To the door, not to a point where it is fetched.
  delivery_type: 0,
});
