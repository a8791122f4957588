import type { ParcelToBook } from '../courier.ts';
import { type ParcelLimits, reasonAgainst } from '../parcelLimits.ts';
import { fullAddress, letterCount, oneLine, riderNote, shortened } from '../parcelTexts.ts';
import { steadfastName } from './steadfastSettings.ts';

/** The limits of parcels that Steadfast accepts. It silently cuts longer texts: addresses at 250 letters, for newer accounts at 490. */
const steadfastLimits: ParcelLimits = {
  courier: steadfastName,
  name: { min: 1, max: 100 },
  address: { min: 10, max: 250 },
  note: 480,
  amount: 1_000_000,
  // Steadfast does not ask for the weight.
  weight: null,
  needsThana: false,
};

/** The most letters of these fields in the call `create_order`. */
const longestInvoice = 100;
const longestDescription = 255;

/** Steadfast turns these characters into blanks, so the shop sends others instead. */
const substitutes: Readonly<Record<string, string>> = { '{': '(', '}': ')', '<': '(', '>': ')', ';': ',' };

const withoutLostSigns = (text: string): string =>
  text.replace(/[{}<>;]/g, (sign) => substitutes[sign] ?? ' ');

/** Why Steadfast would refuse the parcel; `null` when nothing is known against it. */
export const steadfastReasonAgainst = (parcel: ParcelToBook): string | null => {
  const { invoice } = parcel;
  if (!/^[\w-]+$/.test(invoice) || letterCount(invoice) > longestInvoice)
    return 'The invoice must have letters, digits and hyphens only.';
  return reasonAgainst(parcel, steadfastLimits);
};

/** The body that books the parcel by Steadfast's call `create_order`. */
export const steadfastOrder = (parcel: ParcelToBook): Readonly<Record<string, string | number>> => ({
  invoice: parcel.invoice,
  recipient_name: withoutLostSigns(oneLine(parcel.recipientName)),
  recipient_phone: parcel.recipientPhone,
  recipient_address: withoutLostSigns(fullAddress(parcel)),
  cod_amount: parcel.amount,
  note: withoutLostSigns(riderNote(parcel)),
  item_description: withoutLostSigns(shortened(oneLine(parcel.description), longestDescription)),
  total_lot: parcel.pieces,
  // 0 is delivery to the door, not to a pick-up point.
  delivery_type: 0,
});
