import type { ParcelToBook } from '../courier.ts';
import { reasonAgainst } from '../parcelLimits.ts';
import { fullAddress, oneLine, riderNote } from '../parcelTexts.ts';
import { pathaoLimits, pathaoWeight } from '../pathao/pathaoParcel.ts';
import type { UploadFile } from './uploadFile.ts';

/** Unlike its calls, its file must name the zone. */
const whyNotInFile = (parcel: ParcelToBook): string | null =>
  reasonAgainst(parcel, { ...pathaoLimits, needsThana: true });

/** Pathao's bulk upload. It finds columns by these very headers, stars and brackets included. */
export const pathaoUpload: UploadFile = {
  courier: 'pathao',
  version: '2026-11-25',
  certainty: 'many',
  source: 'The headers of the file that Pathao’s portal offers, as nine public programs write them.',
  namesStore: true,
  columns: [
    ['ItemType', () => 'parcel'],
    ['StoreName', ({ storeName }) => storeName],
    ['MerchantOrderId', ({ invoice }) => invoice],
    ['RecipientName(*)', ({ recipientName }) => oneLine(recipientName)],
    ['RecipientPhone(*)', ({ recipientPhone }) => recipientPhone],
    ['RecipientAddress(*)', fullAddress],
    ['RecipientCity(*)', ({ district }) => oneLine(district)],
    ['RecipientZone(*)', ({ thana }) => oneLine(thana ?? '')],
    ['RecipientArea', () => ''],
    ['AmountToCollect(*)', ({ amount }) => amount],
    ['ItemQuantity', ({ pieces }) => pieces],
    ['ItemWeight', ({ weight }) => pathaoWeight(weight)],
    ['ItemDesc', ({ description }) => oneLine(description)],
    ['SpecialInstruction', riderNote],
  ],
  whyNot: whyNotInFile,
};
