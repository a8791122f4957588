import { type ParcelLimits, reasonAgainst } from '../parcelLimits.ts';
import { fullAddress, oneLine, riderNote } from '../parcelTexts.ts';
import type { UploadFile } from './uploadFile.ts';

/** RedX documents no lengths: the name's is Steadfast's, those of address and note are Pathao's. */
const redxLimits: ParcelLimits = {
  courier: 'RedX',
  name: { min: 1, max: 100 },
  address: { min: 10, max: 220 },
  note: 250,
  // No limit is known.
  amount: null,
  // RedX asks for the weight; its greatest weight is not known.
  weight: Number.POSITIVE_INFINITY,
  needsThana: true,
};

/**
 * The file for RedX's bulk upload. Its columns are published nowhere; these are the fields of its documented call `POST /parcel`, as of
 * 2026-11-25.
 */
export const redxUpload: UploadFile = {
  source: 'RedX may name the columns differently: first compare the file with the sample in the portal.',
  isAssumed: true,
  namesStore: false,
  columns: [
    ['merchant_invoice_id', ({ invoice }) => invoice],
    ['customer_name', ({ recipientName }) => oneLine(recipientName)],
    ['customer_phone', ({ recipientPhone }) => recipientPhone],
    ['customer_address', fullAddress],
    ['district', ({ district }) => oneLine(district)],
    ['delivery_area', ({ thana }) => oneLine(thana ?? '')],
    ['cash_collection_amount', ({ amount }) => amount],
    // Grams, as in RedX's call; Pathao's file has kilograms.
    ['parcel_weight', ({ weight }) => weight],
    // The value of the goods, for which the amount to collect stands.
    ['value', ({ amount }) => amount],
    ['instruction', riderNote],
  ],
  reasonAgainst: (parcel) => reasonAgainst(parcel, redxLimits),
};
