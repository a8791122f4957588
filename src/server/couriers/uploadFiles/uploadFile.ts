import type { CourierId } from '#domain/consignments/couriers.ts';
import { type CsvColumns, csvHeadOf, csvRowOf } from '#domain/values/csv.ts';
import type { ParcelToBook } from '../courier.ts';

/** A parcel as a row of a courier's upload file. */
export interface UploadRow extends ParcelToBook {
  /** The shop's name in the courier's portal. */
  readonly storeName: string;
}

/** The file that staff upload in a courier's portal, where its parcels are booked without a call (CR-2). */
export interface UploadFile {
  readonly courier: CourierId;
  /** The day on which the columns were looked up: couriers change them without a word. */
  readonly version: string;
  /** `many` public programs write these columns, `some` do and others write others, or they are `assumed`. */
  readonly certainty: 'many' | 'some' | 'assumed';
  /** Where the columns come from, for staff whose file is refused. */
  readonly source: string;
  /** Whether it has the shop's name in the courier's portal. */
  readonly namesStore: boolean;
  readonly columns: CsvColumns<UploadRow>;
  /** Why the courier would refuse the row; `null` when nothing is known against it. */
  readonly whyNot: (parcel: ParcelToBook) => string | null;
}

/** The whole file, with the byte order mark: without it Pathao's portal shows Bengali as other letters. */
export const uploadCsv = (
  { columns }: UploadFile,
  parcels: readonly ParcelToBook[],
  storeName: string,
): string =>
  csvHeadOf(columns) + parcels.map((parcel) => csvRowOf(columns, { ...parcel, storeName })).join('');
