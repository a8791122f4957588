import { LRUCache } from 'lru-cache';
import type { AlikeProducts } from '#domain/productFacets.ts';
import type { ComparedProduct, Condition } from '#domain/productFilter.ts';

/**
 * The products of the catalog by field. A filter reads numbers that follow each other in memory: reading 10,000 objects
 * takes some milliseconds (docs/measurements/server.md).
 */

type Field = keyof ComparedProduct;

/** Which products are alike in a field. */
interface Column {
  /** Of each product, the place in `first` of the one that it is like. */
  readonly kinds: Uint32Array;
  readonly first: readonly ComparedProduct[];
}

export interface ProductColumns {
  /** 1 for each product that passes all conditions, 0 for the others. */
  rowsThatPass(conditions: readonly Condition[]): Uint8Array;
  /** The products that pass all conditions, by one field. */
  passing(conditions: readonly Condition[], field: Field): AlikeProducts;
}

/** Equal for products that are alike in the field. */
const keyOf = (product: ComparedProduct, field: Field): unknown => {
  const value = product[field];
  return Array.isArray(value) ? value.join('\0') : value;
};

const columnOf = (products: readonly ComparedProduct[], field: Field): Column => {
  const places = new Map<unknown, number>();
  const first: ComparedProduct[] = [];
  const kinds = Uint32Array.from(products, (product) => {
    const key = keyOf(product, field);
    const place = places.get(key) ?? first.length;
    if (place === first.length) {
      places.set(key, place);
      first.push(product);
    }
    return place;
  });
  return { kinds, first };
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
    const { kinds, first } = column(field);
    const passing = Uint8Array.from(first, (product) => Number(passes(product)));
    const rows = new Uint8Array(kinds.length);
    for (let row = 0; row < rows.length; row += 1) rows[row] = passing[kinds[row] ?? 0] ?? 0;
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
    passing: (conditions, field) => {
      const rows = rowsThatPass(conditions);
      const { kinds, first } = column(field);
      const counts = new Uint32Array(first.length);
      for (let row = 0; row < rows.length; row += 1) {
        const kind = kinds[row] ?? 0;
        counts[kind] = (counts[kind] ?? 0) + (rows[row] ?? 0);
      }
      return first
        .map((product, kind) => [product, counts[kind] ?? 0] as const)
        .filter(([, count]) => count > 0);
    },
  };
};
