import { LRUCache } from 'lru-cache';
import type { AlikeProducts } from '#domain/products/productFacets.ts';
import type { ComparedProduct, Condition, TextSearch } from '#domain/products/productFilter.ts';

/**
 * The products of the catalog, stored by field and not by product. A filter then reads numbers that lie side by side in memory,
 * while reading 10,000 objects takes some milliseconds (docs/measurements/server.md).
 */

type Field = keyof ComparedProduct;

/** One field of all products, encoded by a dictionary: products with the same value in the field have the same code. */
interface Column {
  /** For each product, the place of its value in `dictionary`. */
  readonly codes: Uint32Array;
  /** For each value of the field, the first product that has it. */
  readonly dictionary: readonly ComparedProduct[];
}

/** The columns of all products; a row is the place of a product in the list that they were made from. */
export interface ProductColumns {
  /** 1 for each product that passes all conditions, 0 for the others. */
  rowsThatPass(conditions: readonly Condition[]): Uint8Array;
  /** For each value of one field, a product that has it and how many such products pass all conditions. */
  countByField(conditions: readonly Condition[], field: Field): AlikeProducts;
  /** The columns of a new list of products: it differs from the former one only in the rows `changed`, and may be longer or shorter. */
  change(products: readonly ComparedProduct[], changed: readonly number[]): ProductColumns;
}

/** Separates values in a key: neither a stored text nor a query can contain this character. */
const separator = '\0';

/** A key that is equal for products with the same value in the field. */
const keyOf = (product: ComparedProduct, field: Field): unknown => {
  const value = product[field];
  return Array.isArray(value) ? value.join(separator) : value;
};

/** Returns a function that gives the code of a product, and adds a value that is new to the dictionary. */
const encoderOf = (dictionary: ComparedProduct[], field: Field): ((product: ComparedProduct) => number) => {
  const codeByKey = new Map(dictionary.map((product, code) => [keyOf(product, field), code]));
  return (product) => {
    const key = keyOf(product, field);
    const code = codeByKey.get(key) ?? dictionary.length;
    if (code === dictionary.length) {
      codeByKey.set(key, code);
      dictionary.push(product);
    }
    return code;
  };
};

const buildColumn = (products: readonly ComparedProduct[], field: Field): Column => {
  const dictionary: ComparedProduct[] = [];
  return { codes: Uint32Array.from(products, encoderOf(dictionary, field)), dictionary };
};

/** The column after changes. Values that no product has any longer stay in the dictionary until it is longer than the products. */
const changeColumn = (
  column: Column,
  field: Field,
  products: readonly ComparedProduct[],
  changed: readonly number[],
): Column => {
  const dictionary = [...column.dictionary];
  const codeOf = encoderOf(dictionary, field);
  const codes = new Uint32Array(products.length);
  codes.set(column.codes.subarray(0, products.length));
  for (const row of changed) {
    const product = products[row];
    if (product !== undefined) codes[row] = codeOf(product);
  }
  return dictionary.length > products.length ? buildColumn(products, field) : { codes, dictionary };
};

type SearchedField = 'searched' | 'sounds';

/** The field of all products joined into one text, which is searched a hundred times as fast as many short ones. */
interface JoinedTexts {
  readonly text: string;
  /** Where each product's part of the text ends. */
  readonly ends: Uint32Array;
}

const joinTexts = (products: readonly ComparedProduct[], field: SearchedField): JoinedTexts => {
  const texts = products.map((product) => product[field]);
  const ends = new Uint32Array(texts.length);
  let start = 0;
  for (const [row, text] of texts.entries()) {
    ends[row] = start + text.length;
    start += text.length + separator.length;
  }
  return { text: texts.join(separator), ends };
};

/**
 * 1 for each product whose text contains the part, 0 for the others. Goes from match to match in the joined text: each belongs to the
 * first product whose text ends behind it, and the next match is looked for in the text of the next product. The part must not be empty:
 * an empty text is found behind the last product too, so that the search would never end.
 */
const rowsHolding = ({ text, ends }: JoinedTexts, part: string): Uint8Array => {
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

/** How many results of searches are cached, each with one byte per product: many visitors type the same beginnings. */
const maxSearches = 50;

/** Sets 1 in `rows` also for the products that have 1 in `added`. */
const addRows = (rows: Uint8Array, added: Uint8Array): void => {
  for (let row = 0; row < rows.length; row += 1) rows[row] = (rows[row] ?? 0) | (added[row] ?? 0);
};

/** Leaves 1 in `rows` only for the products that have 1 in `passing` too. */
const keepRows = (rows: Uint8Array, passing: Uint8Array): void => {
  for (let row = 0; row < rows.length; row += 1) rows[row] = (rows[row] ?? 0) & (passing[row] ?? 0);
};

/** Returns a function that finds the products which pass a search: 1 for each of them, 0 for the others. */
const searchOf = (products: readonly ComparedProduct[]): ((search: TextSearch) => Uint8Array) => {
  const joinedTexts: Partial<Record<SearchedField, JoinedTexts>> = {};
  const cache = new LRUCache<string, Uint8Array>({ max: maxSearches });
  const holding = (field: SearchedField, part: string): Uint8Array => {
    joinedTexts[field] ??= joinTexts(products, field);
    return rowsHolding(joinedTexts[field], part);
  };
  /** Products that contain, for each word, at least one of its sounds. */
  const sounding = (words: readonly (readonly string[])[]): Uint8Array => {
    const rows = new Uint8Array(products.length).fill(1);
    for (const soundsOfWord of words) {
      const withWord = new Uint8Array(products.length);
      for (const sound of soundsOfWord) addRows(withWord, holding('sounds', sound));
      keepRows(rows, withWord);
    }
    return rows;
  };
  const find = ({ text, sounds, isNegated = false }: TextSearch): Uint8Array => {
    const rows = holding('searched', text);
    if (sounds !== null) addRows(rows, sounding(sounds));
    return isNegated ? rows.map((row) => 1 - row) : rows;
  };
  return (search) => {
    const key = JSON.stringify(search);
    const rows = cache.get(key) ?? find(search);
    cache.set(key, rows);
    return rows;
  };
};

/** The columns of the products; `built` has the columns that were used already. */
const columnsOf = (products: readonly ComparedProduct[], built: Map<Field, Column>): ProductColumns => {
  const columnFor = (field: Field): Column => {
    const column = built.get(field) ?? buildColumn(products, field);
    built.set(field, column);
    return column;
  };
  const rowsFound = searchOf(products);

  const rowsOf = ({ field, passes, search }: Condition): Uint8Array => {
    if (search !== undefined) return rowsFound(search);
    const { codes, dictionary } = columnFor(field);
    // The condition is evaluated once per value of the field, not once per product.
    const passing = Uint8Array.from(dictionary, (product) => Number(passes(product)));
    const rows = new Uint8Array(codes.length);
    for (let row = 0; row < rows.length; row += 1) rows[row] = passing[codes[row] ?? 0] ?? 0;
    return rows;
  };
  const rowsThatPass = (conditions: readonly Condition[]): Uint8Array => {
    const rows = new Uint8Array(products.length).fill(1);
    for (const condition of conditions) {
      keepRows(rows, rowsOf(condition));
    }
    return rows;
  };
  return {
    rowsThatPass,
    countByField: (conditions, field) => {
      const rows = rowsThatPass(conditions);
      const { codes, dictionary } = columnFor(field);
      const counts = new Uint32Array(dictionary.length);
      for (let row = 0; row < rows.length; row += 1) {
        const code = codes[row] ?? 0;
        counts[code] = (counts[code] ?? 0) + (rows[row] ?? 0);
      }
      return dictionary
        .map((product, code) => [product, counts[code] ?? 0] as const)
        .filter(([, count]) => count > 0);
    },
    change: (newProducts, changed) => {
      const changedColumns = new Map<Field, Column>();
      for (const [field, column] of built)
        changedColumns.set(field, changeColumn(column, field, newProducts, changed));
      return columnsOf(newProducts, changedColumns);
    },
  };
};

/** Makes columns for the products; each column is built at its first use. */
export const createProductColumns = (products: readonly ComparedProduct[]): ProductColumns =>
  columnsOf(products, new Map());
