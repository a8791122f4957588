import { type Failure, failureOfError } from '#api/client/failure.ts';
import type { ShopThunk } from '#api/client/shopApi.ts';
import {
  productImportApi,
  type StoredProduct,
  type StoreImportBody,
} from '#api/products/productImportApi.ts';
import { pictureColorsColumn } from '#domain/productFiles/productCsv.ts';
import type { ComparedProduct } from './checkImport.ts';
import { partsOf } from './partsOf.ts';
import { type UploadEntry, uploadPictures } from './uploadPictures.ts';

/** A product of the file that was sent to be stored, with the server's answer. */
export interface StoredRow {
  readonly compared: ComparedProduct;
  readonly stored: StoredProduct;
  /** One sentence for each picture that the shop has not taken. */
  readonly notes: readonly string[];
}

/** How an import ended. */
export interface StoredImport {
  /** All products that were sent to be stored, also before an interruption. */
  readonly rows: readonly StoredRow[];
  /** The failure that ended it before the last product; `null` if it is complete or was stopped by the user. */
  readonly failure: Failure | null;
}

interface StoreOptions {
  /** Name of the CSV file. */
  readonly file: string;
  /** How many rows of the file were refused before anything was sent to be stored. */
  readonly refused: number;
  /** What an interrupted import has done that is continued; `null` for a new one. */
  readonly earlier: StoredImport | null;
  readonly upload: UploadEntry;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** A product whose pictures are uploaded, with the body that stores it. */
interface UploadedProduct {
  readonly compared: ComparedProduct;
  readonly body: StoreImportBody['products'][number];
  readonly notes: readonly string[];
}

/**
 * Stores new and changed products part by part: uploads the pictures of a part, then stores it in one transaction. Ends after a
 * part when aborted or when a call fails; called again with its result as `earlier`, it continues where it ended.
 */
export const storeImport =
  (products: readonly ComparedProduct[], options: StoreOptions): ShopThunk<Promise<StoredImport>> =>
  async (dispatch) => {
    const { earlier, upload, onProgress, signal } = options;
    const rows = [...(earlier?.rows ?? [])];
    const parts = partsOf(products.slice(rows.length));
    // The first part was sent before if its call has failed: its answer may have been lost.
    const isFirstRepeated = earlier !== null && earlier.failure !== null;
    try {
      for (const [index, part] of parts.entries()) {
        if (signal.aborted) break;
        const uploaded: UploadedProduct[] = [];
        for (const compared of part) uploaded.push(await withPictures(compared, upload));
        const ends = index === parts.length - 1 ? { ends: countsForAuditLog(options, rows, uploaded) } : {};
        const body = { products: uploaded.map((each) => each.body), ...ends };
        const answer = await dispatch(productImportApi.endpoints.storeProductImport.initiate(body)).unwrap();
        const storedByRow = new Map(answer.map((stored) => [stored.row, stored]));
        for (const { compared, notes } of uploaded) {
          const stored = storedByRow.get(compared.checked.row);
          if (stored === undefined) continue;
          const isRepeated = index === 0 && isFirstRepeated;
          rows.push({ compared, stored: isRepeated ? asWritten(compared, stored) : stored, notes });
        }
        onProgress(rows.length);
      }
      return { rows, failure: null };
    } catch (error) {
      return { rows, failure: failureOfError(error) };
    }
  };

/** The answer to a product that was sent before: one that is the same by now was written then, as the check has planned it. */
const asWritten = ({ checked: { kind } }: ComparedProduct, stored: StoredProduct): StoredProduct =>
  stored.kind === 'same' ? { ...stored, kind } : stored;

/** Uploads a product's pictures and makes the body that stores it. If none can be uploaded, the product keeps its own. */
const withPictures = async (compared: ComparedProduct, upload: UploadEntry): Promise<UploadedProduct> => {
  const { product, checked } = compared;
  const { row, pictures = [] } = product;
  // The colours are added below, if the pictures to which they belong are stored.
  const { imageColors: _colors, ...fields } = product.fields;
  const { images, positions, notes } = checked.storesPictures
    ? await uploadPictures(pictures, upload)
    : { images: [], positions: pictures.map((_, position) => position), notes: [] };
  // If the product has no picture in the file, an empty list is sent; if none of its pictures could be uploaded, no list is sent.
  const storesPictures = checked.storesPictures && (images.length > 0 || pictures.length === 0);
  return {
    compared,
    body: {
      ...fields,
      row,
      id: checked.id,
      // A product that has changed since the check is left alone (SP-6).
      seen: checked.seen,
      ...(checked.stock === null ? {} : { stock: checked.stock }),
      ...(storesPictures ? { images } : {}),
      ...colorsToStore(compared, storesPictures, positions),
    },
    notes,
  };
};

/** The colours of the pictures at these positions; none unless the file's pictures are stored, or the check says that colours change. */
const colorsToStore = (
  { product, checked }: ComparedProduct,
  storesPictures: boolean,
  positions: readonly number[],
): { readonly imageColors?: readonly string[] } => {
  const { pictures = [] } = product;
  const { imageColors } = product.fields;
  const changesColors = checked.changes.some(({ field }) => field === pictureColorsColumn);
  if (imageColors === undefined || !(storesPictures || changesColors)) return {};
  // A file without pictures gives the colours of the pictures that the product has.
  if (pictures.length === 0) return { imageColors };
  return { imageColors: positions.map((position) => imageColors[position] ?? '') };
};

/** The counts for the audit log, sent with the last part: the rows that are stored, and what is planned for the products of this part. */
const countsForAuditLog = (
  { file, refused }: StoreOptions,
  rows: readonly StoredRow[],
  last: readonly UploadedProduct[],
) => {
  const planned = (kind: StoredProduct['kind']) =>
    last.filter(({ compared }) => compared.checked.kind === kind).length;
  return {
    file,
    added: countOf(rows, 'new') + planned('new'),
    changed: countOf(rows, 'changed') + planned('changed'),
    refused: refused + countOf(rows, 'refused'),
  };
};

/** How many of the stored rows are of this kind. */
const countOf = (rows: readonly Pick<StoredRow, 'stored'>[], kind: StoredProduct['kind']): number =>
  rows.filter(({ stored }) => stored.kind === kind).length;
