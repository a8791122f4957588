import { LRUCache } from 'lru-cache';
import type { AlikeProducts } from '#domain/products/productFacets.ts';
import type { ComparedProduct, Condition } from '#domain/products/productFilter.ts';

/**
 * The products of the catalog by field. A filter reads numbers that follow each other in memory: reading 10,000 objects
 * takes some milliseconds (docs/measurements/server.md).
 */

type Field = keyof ComparedProduct;

/** One field of all products, dictionary-encoded: products that are alike in the field have the same code. */
interface Column {
  /** For each product the place of its value in `dictionary`. */
  readonly codes: Uint32Array;
  /** For each value of the field the first product that has it. */
  readonly dictionary: readonly ComparedProduct[];
}

export interface ProductColumns {
  /** 1 for each product that passes all conditions, 0 for the others. */
  rowsThatPass(conditions: readonly Condition[]): Uint8Array;
  /** For each value of one field, a product that has it and how many such products pass all conditions. */
  countByField(conditions: readonly Condition[], field: Field): AlikeProducts;
}

/** Equal for products that are alike in the field. */
const keyOf = (product: ComparedProduct, field: Field): unknown => {
  const value = product[field];
  return Array.isArray(value) ? value.join('\0') : value;
};

const columnOf = (products: readonly ComparedProduct[], field: Field): Column => {
  const codeByKey = new Map<unknown, number>();
  const dictionary: ComparedProduct[] = [];
  const codes = Uint32Array.from(products, (product) => {
    const key = keyOf(product, field);
    const code = codeByKey.get(key) ?? dictionary.length;
    if (code === dictionary.length) {
      codeByKey.set(key, code);
      dictionary.push(product);
    }
    return code;
  });
  return { codes, dictionary };
};

/** All names in one text, which is searched a hundred times as fast as each of them. */
interface JoinedNames {
  readonly text: string;
  /** Where each name ends in the text. */
  readonly ends: Uint32Array;
}

const joinNames = (products: readonly ComparedProduct[]): JoinedNames => {
  let end = -1;
  const ends = Uint32Array.from(products, ({ name }) => (end += 1 + name.length));
  // No stored text and no query has this character.
  return { text: products.map(({ name }) => name).join('\0'), ends };
};

/** 1 for each product whose name contains the part. */
const rowsNamed = ({ text, ends }: JoinedNames, part: string): Uint8Array => {
  const rows = new Uint8Array(ends.length);
  let row = 0;
  let match = text.indexOf(part);
  while (match !== -1) {
    while ((ends[row] ?? 0) < match) row += 1;
    rows[row] = 1;
    match = text.indexOf(part, (ends[row] ?? 0) + 1);
  }
  return rows;
};

/** Searches whose result is cached, each a byte for each product: many visitors type the same beginnings. */
const maxSearches = 50;

/** Builds the columns of the products; each at its first use. */
export const createProductColumns = (products: readonly ComparedProduct[]): ProductColumns => {
  const columns = new Map<Field, Column>();
  const column = (field: Field): Column => {
    const known = columns.get(field) ?? columnOf(products, field);
    columns.set(field, known);
    return known;
  };
  let names: JoinedNames | undefined;
  const searches = new LRUCache<string, Uint8Array>({ max: maxSearches });
  const search = (text: string): Uint8Array => {
    const rows = searches.get(text) ?? rowsNamed((names ??= joinNames(products)), text);
    searches.set(text, rows);
    return rows;
  };

  const rowsOf = ({ field, passes, text }: Condition): Uint8Array => {
    if (field === 'name' && text !== undefined) return search(text);
    const { codes, dictionary } = column(field);
    // Once for each value of the field instead of once for each product.
    const passing = Uint8Array.from(dictionary, (product) => Number(passes(product)));
    const rows = new Uint8Array(codes.length);
    for (let row = 0; row < rows.length; row += 1) rows[row] = passing[codes[row] ?? 0] ?? 0;
    return rows;
  };
  const rowsThatPass = (conditions: readonly Condition[]): Uint8Array => {
    const rows = new Uint8Array(products.length).fill(1);
    for (const condition of conditions) {
      const passing = rowsOf(condition);
      for (let row = 0; row < rows.length; row += 1) rows[row] = (rows[row] ?? 0) & (passing[row] ?? 0);
    }
    return rows;
  };
  return {
    rowsThatPass,
    countByField: (conditions, field) => {
      const rows = rowsThatPass(conditions);
      const { codes, dictionary } = column(field);
      const counts = new Uint32Array(dictionary.length);
      for (let row = 0; row < rows.length; row += 1) {
        const code = codes[row] ?? 0;
        counts[code] = (counts[code] ?? 0) + (rows[row] ?? 0);
      }
      return dictionary
        .map((product, code) => [product, counts[code] ?? 0] as const)
        .filter(([, count]) => count > 0);
    },
  };
};
