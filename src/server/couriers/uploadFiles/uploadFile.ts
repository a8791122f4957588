import { type CsvColumns, csvHeadOf, csvRowOf } from '#domain/values/csv.ts';
import type { ParcelToBook } from '../courier.ts';

/** A parcel as a row of a courier's upload file. */
interface UploadRow extends ParcelToBook {
  /** The shop's name in the courier's portal. */
  readonly storeName: string;
}

/** A kind of file that staff upload in a courier's portal, which books its parcels without calls from the shop (CR-2). */
export interface UploadFile {
  /** What staff should know of the columns before they upload the file, as a sentence. */
  readonly source: string;
  /** Whether the columns are only assumed: no public program writes them. */
  readonly isAssumed: boolean;
  /** Whether the file has a column for the shop's name in the courier's portal. */
  readonly namesStore: boolean;
  readonly columns: CsvColumns<UploadRow>;
  /** Why the courier would refuse the row; `null` when nothing is known against it. */
  readonly reasonAgainst: (parcel: ParcelToBook) => string | null;
}

/** Returns the whole file, which begins with a byte order mark: without that, Pathao's portal garbles Bengali letters. */
export const uploadCsv = (
  { columns }: UploadFile,
  parcels: readonly ParcelToBook[],
  storeName: string,
): string =>
  csvHeadOf(columns) + parcels.map((parcel) => csvRowOf(columns, { ...parcel, storeName })).join('');
