import { bengaliDigits } from '../values/bengaliDigits.ts';
import { countWithNoun } from '../values/countWithNoun.ts';
import { orderDate } from '../values/dates.ts';
import { sum, takaText } from '../values/money.ts';
import type { Consignment } from './consignment.ts';

/** A text that asks a courier or a rider for the cash of parcels (CA-5). */

type Reminded = Pick<Consignment, 'invoice' | 'trackingCode' | 'outstanding' | 'heldSince'>;

/** The day of the delivery; every parcel in a reminder has one, since its cash is held. */
const deliveredOn = ({ heldSince }: Reminded): string =>
  heldSince === null ? '' : orderDate(new Date(heldSince));

const englishLine = (parcel: Reminded): string => {
  const code = parcel.trackingCode === null ? '' : `, tracking code ${parcel.trackingCode}`;
  return `${parcel.invoice}${code}, ${takaText(parcel.outstanding)}, delivered on ${deliveredOn(parcel)}`;
};

/** Invoice, code and day stay in Latin letters and digits: the courier searches for the parcel by them. */
const bengaliLine = (parcel: Reminded): string => {
  const code = parcel.trackingCode === null ? '' : `, ট্র্যাকিং কোড ${parcel.trackingCode}`;
  const amount = bengaliDigits(takaText(parcel.outstanding));
  return `${parcel.invoice}${code}, ${amount}, ডেলিভারি ${deliveredOn(parcel)}`;
};

const totalOf = (parcels: readonly Reminded[]): string =>
  takaText(sum(parcels.map(({ outstanding }) => outstanding)));

/** The text in English and in Bengali. */
export const cashReminder = (
  parcels: readonly Reminded[],
  shopName: string,
): { readonly en: string; readonly bn: string } => ({
  en: [
    `These parcels of ${shopName} were delivered. We have not received their cash:`,
    ...parcels.map(englishLine),
    `Total: ${totalOf(parcels)} for ${countWithNoun(parcels.length, 'parcel')}`,
    'Tell us when the cash comes.',
  ].join('\n'),
  bn: [
    `${shopName}-এর নিচের পার্সেলগুলো ডেলিভারি হয়েছে। এগুলোর টাকা আমরা এখনো পাইনি:`,
    ...parcels.map(bengaliLine),
    `মোট: ${bengaliDigits(totalOf(parcels))}, ${bengaliDigits(parcels.length)}টি পার্সেল`,
    'টাকা কবে আসবে, জানাবেন।',
  ].join('\n'),
});
