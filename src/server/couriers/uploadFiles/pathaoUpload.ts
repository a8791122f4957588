import type { ParcelToBook } from '../courier.ts';
import { reasonAgainst } from '../parcelLimits.ts';
import { fullAddress, oneLine, riderNote } from '../parcelTexts.ts';
import { pathaoLimits, pathaoWeight } from '../pathao/pathaoParcel.ts';
import type { UploadFile } from './uploadFile.ts';

/** Unlike Pathao's calls, its file must name the zone, so the thana is needed. */
const fileReasonAgainst = (parcel: ParcelToBook): string | null =>
  reasonAgainst(parcel, { ...pathaoLimits, needsThana: true });

/**
 * The file for Pathao's bulk upload as nine public programs write it, as of 2026-11-25. Pathao finds the columns by exactly these
 * headers, with their stars and brackets.
 */
export const pathaoUpload: UploadFile = {
  source: 'It has the columns of the file that Pathao’s portal offers.',
  isAssumed: false,
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
    // Not required, and the shop knows no place smaller than a thana.
    ['RecipientArea', () => ''],
    ['AmountToCollect(*)', ({ amount }) => amount],
    ['ItemQuantity', ({ pieces }) => pieces],
    ['ItemWeight', ({ weight }) => pathaoWeight(weight)],
    ['ItemDesc', ({ description }) => oneLine(description)],
    ['SpecialInstruction', riderNote],
  ],
  reasonAgainst: fileReasonAgainst,
};
