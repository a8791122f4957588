import type { CourierId } from '#domain/consignments/couriers.ts';
import { type CsvColumns, csvHeadOf, csvRowOf } from '#domain/values/csv.ts';
import type { ParcelToBook } from '../courier.ts';

/** A parcel as a row of a courier's upload file. */
interface UploadRow extends ParcelToBook {
  /** The shop's name in the courier's portal. */
  readonly storeName: string;
}

/** A kind of file that staff upload in a courier's portal, which books its parcels without calls from the shop (CR-2). */
export interface UploadFile {
  readonly courier: CourierId;
  /** The day on which the columns were looked up, since couriers change them without notice. */
  readonly lookedUpOn: string;
  /** Which public programs write these columns. If only some do, others write different ones; if none does, they are assumed. */
  readonly columnsWrittenBy: 'manyPrograms' | 'somePrograms' | 'noProgram';
  /** Where the columns come from, as a sentence for staff whose file is refused. */
  readonly source: string;
  /** Whether the file has a column for the shop's name in the courier's portal. */
  readonly hasStoreColumn: boolean;
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
