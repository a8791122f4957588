import type { ShopThunk } from '#api/client/shopApi.ts';
import {
  type CheckedProduct,
  type CheckImportBody,
  productImportApi,
} from '#api/products/productImportApi.ts';
import type { PictureSource } from '#domain/productFiles/findPictures.ts';
import { importLimits } from '#domain/productFiles/importLimits.ts';
import { type PreparedProduct, sameProduct } from '#domain/productFiles/prepareProducts.ts';
import { partsOf } from './partsOf.ts';

/** A product of the file, with the server's answer to what an import would do to it. */
export interface ComparedProduct {
  readonly product: PreparedProduct;
  readonly checked: CheckedProduct;
}

interface CheckOptions {
  readonly replacesPictures: boolean;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Compares the file's products with the shop's, part by part; rejects with a Failure. When aborted, resolves to the parts done. */
export const checkImport =
  (
    products: readonly PreparedProduct[],
    { replacesPictures, onProgress, signal }: CheckOptions,
  ): ShopThunk<Promise<ComparedProduct[]>> =>
  async (dispatch) => {
    const compared: ComparedProduct[] = [];
    const productsByRow = new Map(products.map((product) => [product.row, product]));
    // The server gives rows that mean one product, by id, by key or by name, the same id.
    const rowById = new Map<string, number>();
    for (const part of partsOf(products.map(comparedBody))) {
      if (signal.aborted) break;
      const body = { products: part, replacesPictures };
      const answer = await dispatch(productImportApi.endpoints.checkProductImport.initiate(body)).unwrap();
      for (const checked of answer) {
        const product = productsByRow.get(checked.row);
        if (product === undefined) continue;
        // A row that the shop refuses keeps its own reason.
        const earlierRow = checked.kind === 'refused' ? undefined : rowById.get(checked.id);
        if (earlierRow === undefined) {
          if (checked.kind !== 'refused') rowById.set(checked.id, checked.row);
          compared.push({ product, checked });
        } else compared.push({ product, checked: refusedAsSame(checked, earlierRow) });
      }
      onProgress(compared.length);
    }
    return compared;
  };

/** The product as it is sent for comparison; what is `undefined` is not sent. */
const comparedBody = (product: PreparedProduct): CheckImportBody['products'][number] => ({
  ...product.fields,
  row: product.row,
  id: product.id,
  key: product.key,
  stock: product.stock?.map(({ choices, pieces }) => ({ choices: [...choices], pieces })),
  pictures: product.pictures?.map(pictureText),
});

/** A picture by its address, or by the end of its name in the ZIP file, from which it is not uploaded yet. */
const pictureText = (source: PictureSource): string =>
  'entry' in source ? source.entry.slice(-importLimits.pictureAddress) : source.address;

/** The answer for a row whose product an earlier row of the file means already. */
const refusedAsSame = (checked: CheckedProduct, earlierRow: number): CheckedProduct => ({
  ...checked,
  kind: 'refused',
  changes: [],
  stock: null,
  storesPictures: false,
  reason: sameProduct(earlierRow),
});
