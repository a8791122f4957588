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
  /** New columns for these products, which are the former ones except that the rows `changed` differ and rows may be added or cut off. */
  change(products: readonly ComparedProduct[], changed: readonly number[]): ProductColumns;
}

/** A key that is equal for products with the same value in the field. */
const keyOf = (product: ComparedProduct, field: Field): unknown => {
  const value = product[field];
  return Array.isArray(value) ? value.join('\0') : value;
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

const columnOf = (products: readonly ComparedProduct[], field: Field): Column => {
  const dictionary: ComparedProduct[] = [];
  return { codes: Uint32Array.from(products, encoderOf(dictionary, field)), dictionary };
};

/** The column after changes. Values that no product has any longer stay in the dictionary until it is longer than the products. */
const changeColumn = (
  { codes: before, dictionary: known }: Column,
  field: Field,
  products: readonly ComparedProduct[],
  changed: readonly number[],
): Column => {
  const dictionary = [...known];
  const codeOf = encoderOf(dictionary, field);
  const codes = new Uint32Array(products.length);
  codes.set(before.subarray(0, products.length));
  for (const row of changed) {
    const product = products[row];
    if (product !== undefined) codes[row] = codeOf(product);
  }
  return dictionary.length > products.length ? columnOf(products, field) : { codes, dictionary };
};

type SearchedField = 'searched' | 'sounds';

/** The field of all products joined into one text, which is searched a hundred times as fast as many short ones. */
interface JoinedTexts {
  readonly text: string;
  /** Where each product's part of the text ends. */
  readonly ends: Uint32Array;
}

const joinTexts = (products: readonly ComparedProduct[], field: SearchedField): JoinedTexts => {
  let end = -1;
  const ends = Uint32Array.from(products, (product) => (end += 1 + product[field].length));
  // Neither a stored text nor a query can contain \0.
  return { text: products.map((product) => product[field]).join('\0'), ends };
};

/** 1 for each product whose text contains the part, 0 for the others. */
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

/** Sets in `rows` also the products of the others. */
const addRows = (rows: Uint8Array, others: Uint8Array): void => {
  for (let row = 0; row < rows.length; row += 1) rows[row] = (rows[row] ?? 0) | (others[row] ?? 0);
};

/** Keeps in `rows` only the products that the others have too. */
const keepRows = (rows: Uint8Array, others: Uint8Array): void => {
  for (let row = 0; row < rows.length; row += 1) rows[row] = (rows[row] ?? 0) & (others[row] ?? 0);
};

/** Returns a function that finds the products which pass a search: 1 for each of them, 0 for the others. */
const searchOf = (products: readonly ComparedProduct[]): ((search: TextSearch) => Uint8Array) => {
  const joined: Partial<Record<SearchedField, JoinedTexts>> = {};
  const searches = new LRUCache<string, Uint8Array>({ max: maxSearches });
  const holding = (field: SearchedField, part: string): Uint8Array =>
    rowsHolding((joined[field] ??= joinTexts(products, field)), part);
  /** Products that contain, for each word, at least one of its sounds. */
  const sounding = (words: readonly (readonly string[])[]): Uint8Array => {
    const rows = new Uint8Array(products.length).fill(1);
    for (const [first = '', ...others] of words) {
      const ofWord = holding('sounds', first);
      for (const other of others) addRows(ofWord, holding('sounds', other));
      keepRows(rows, ofWord);
    }
    return rows;
  };
  const find = ({ text, sounds, isNot = false }: TextSearch): Uint8Array => {
    const rows = holding('searched', text);
    if (sounds !== null) addRows(rows, sounding(sounds));
    return isNot ? rows.map((row) => 1 - row) : rows;
  };
  return (search) => {
    const name = JSON.stringify(search);
    const rows = searches.get(name) ?? find(search);
    searches.set(name, rows);
    return rows;
  };
};

const columnsOf = (products: readonly ComparedProduct[], columns: Map<Field, Column>): ProductColumns => {
  const column = (field: Field): Column => {
    const known = columns.get(field) ?? columnOf(products, field);
    columns.set(field, known);
    return known;
  };
  const search = searchOf(products);

  const rowsOf = ({ field, passes, search: wanted }: Condition): Uint8Array => {
    if (wanted !== undefined) return search(wanted);
    const { codes, dictionary } = column(field);
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
    change: (next, changed) =>
      columnsOf(
        next,
        new Map([...columns].map(([field, known]) => [field, changeColumn(known, field, next, changed)])),
      ),
  };
};

/** Makes columns for the products; each column is built at its first use. */
export const createProductColumns = (products: readonly ComparedProduct[]): ProductColumns =>
  columnsOf(products, new Map());
