import type { TextOf } from './foreignProduct.ts';
import type { CsvLine, CsvTable, ProductFile } from './productFile.ts';
import { readShopifyProduct } from './readShopifyProduct.ts';
import { shopifySource, unreadColumns } from './shopifyColumns.ts';

/** Reads products as Shopify exports them: the rows with one handle are one product, one row for each variant or further picture (SP-6). */
export const readShopifyFile = (table: CsvTable, textOf: TextOf): ProductFile => {
  const source = shopifySource(table, textOf);
  const linesByHandle = new Map<string, [CsvLine, ...CsvLine[]]>();
  for (const line of table.lines) {
    const handle = source.cell(line, 'handle') || source.cell(line, 'title') || `row ${line.row}`;
    const earlier = linesByHandle.get(handle);
    if (earlier === undefined) linesByHandle.set(handle, [line]);
    else earlier.push(line);
  }
  const results = [...linesByHandle].map(([handle, lines]) => readShopifyProduct(source, handle, lines));
  return {
    kind: 'shopify',
    products: results.filter((result) => 'fields' in result),
    refused: results.filter((result) => 'reason' in result),
    // The column of the file from which each field was read, for the screen.
    columns: {
      name: source.column('title'),
      description: source.column('description'),
      // Shopify has one column for category and sub-category, and one for the price of today, be it an offer or not.
      category: source.column('category'),
      subCategory: source.column('category'),
      originalPrice: source.column('price'),
      offerPrice: source.column('price'),
      // Colours and sizes stand in one of the three columns `Option1 value` to `Option3 value`.
      sizes: 'Option value',
      colors: 'Option value',
      soldOut: source.column('quantity'),
      stock: source.column('quantity'),
      pictures: source.column('picture'),
      id: source.column('handle'),
    },
    unread: unreadColumns(table),
  };
};
