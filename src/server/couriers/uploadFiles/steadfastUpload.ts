import { fullAddress, oneLine, riderNote } from '../parcelTexts.ts';
import { steadfastReasonAgainst } from '../steadfast/steadfastParcel.ts';
import type { UploadFile } from './uploadFile.ts';

/** The file for Steadfast's bulk import in the columns of a public program's delivery voucher, as of 2026-11-25. */
export const steadfastUpload: UploadFile = {
  source:
    'If the portal does not accept it, change the column names to “Recipient Name”, “Recipient Phone” and “COD Amount”.',
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
