import { formatCount } from '../values/formatCount.ts';
import type { TextOf } from './foreignProduct.ts';
import { importLimits } from './importLimits.ts';
import { type CsvTable, type ProductFile, ProductFileError } from './productFile.ts';
import { isOwnHeader, readOwnFile } from './readOwnFile.ts';
import { readShopifyFile } from './readShopifyFile.ts';
import { isWooCommerceHeader, readWooCommerceFile } from './readWooCommerceFile.ts';
import { isShopifyHeader } from './shopifyColumns.ts';

interface ReadOptions {
  readonly textOf: TextOf;
  readonly now: Date;
}

/**
 * Reads the file as an export of the shop whose columns it has. This shop is tried last: the column Name is enough for it, and other
 * shops have that column too.
 */
const readByHeader = (table: CsvTable, { textOf, now }: ReadOptions): ProductFile => {
  if (isShopifyHeader(table)) return readShopifyFile(table, textOf);
  if (isWooCommerceHeader(table)) return readWooCommerceFile(table, textOf, now);
  if (isOwnHeader(table)) return readOwnFile(table);
  throw new ProductFileError(
    'The first row must name the columns, as in an export of this shop, of WooCommerce or of Shopify. At least “Name” is needed.',
  );
};

/** The products of a file of this shop, WooCommerce or Shopify; throws a ProductFileError for any other file. */
export const readProductFile = (table: CsvTable, options: ReadOptions): ProductFile => {
  const file = readByHeader(table, options);
  const count = file.products.length + file.refused.length;
  if (count === 0) throw new ProductFileError('The file has no products.');
  if (count > importLimits.products)
    throw new ProductFileError(
      `The file has ${formatCount(count)} products; one import reads at most ${formatCount(importLimits.products)}. Split it into several files.`,
    );
  return file;
};
