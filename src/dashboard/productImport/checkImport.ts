import type { ShopThunk } from '#api/client/shopApi.ts';
import {
  type CheckedProduct,
  type CheckImportBody,
  productImportApi,
} from '#api/products/productImportApi.ts';
import type { PreparedProduct } from '#domain/productFiles/prepareProducts.ts';
import { partsOf } from './importParts.ts';

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

/** The product as it is sent for comparison; a picture of the ZIP file, which is not uploaded yet, is sent by its name. */
const comparedBody = ({
  row,
  id,
  key,
  fields,
  stock,
  pictures,
}: PreparedProduct): CheckImportBody['products'][number] => ({
  ...fields,
  row,
  ...(id === undefined ? {} : { id }),
  ...(key === undefined ? {} : { key }),
  ...(stock === undefined
    ? {}
    : { stock: stock.map(({ choices, pieces }) => ({ choices: [...choices], pieces })) }),
  ...(pictures === undefined
    ? {}
    : {
        pictures: pictures.map((source) => ('entry' in source ? source.entry.slice(-2000) : source.address)),
      }),
});

/** Compares the products with those of the shop, part by part; rejects with a Failure. When aborted, resolves to the parts done. */
export const checkImport =
  (
    products: readonly PreparedProduct[],
    { replacesPictures, onProgress, signal }: CheckOptions,
  ): ShopThunk<Promise<ComparedProduct[]>> =>
  async (dispatch) => {
    const compared: ComparedProduct[] = [];
    const byRow = new Map(products.map((product) => [product.row, product]));
    for (const part of partsOf(products.map(comparedBody))) {
      if (signal.aborted) break;
      const body = { products: part, replacesPictures };
      const answer = await dispatch(productImportApi.endpoints.checkProductImport.initiate(body)).unwrap();
      for (const checked of answer) {
        const product = byRow.get(checked.row);
        if (product !== undefined) compared.push({ product, checked });
      }
      onProgress(compared.length);
    }
    return compared;
  };
