import { fullAddress, oneLine, riderNote } from '../parcelTexts.ts';
import { steadfastReasonAgainst } from '../steadfast/steadfastParcel.ts';
import type { UploadFile } from './uploadFile.ts';

/** The file for Steadfast's bulk import, as of 2026-11-25. */
export const steadfastUpload: UploadFile = {
  source:
    'The headers of a public program’s delivery voucher for Steadfast; others write “Recipient Name”, “Recipient Phone”, “COD Amount”.',
  isAssumed: false,
  namesStore: false,
  columns: [
    ['Invoice', ({ invoice }) => invoice],
    ['Name', ({ recipientName }) => oneLine(recipientName)],
    ['Address', fullAddress],
    ['Phone', ({ recipientPhone }) => recipientPhone],
    ['Amount', ({ amount }) => amount],
    ['Note', riderNote],
  ],
  reasonAgainst: steadfastReasonAgainst,
};
