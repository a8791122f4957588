import { createHash } from 'node:crypto';
import type { CheckedProduct, CheckImportBody } from '#contract/products/productImport.ts';
import { differencesOf, type FieldChange } from '#domain/productFiles/productDifferences.ts';
import type { Category } from '#domain/products/categoryTree.ts';
import type { Product } from '#domain/products/product.ts';
import { readNewestCategories } from '../categories/categoriesRepository.ts';
import { categoryRefusal } from '../categories/checkProductCategory.ts';
import type { Db } from '../database/database.ts';
import { type PiecesByItem, piecesByItem, readItemsOf } from '../stock/stockRepository.ts';
import { checkStock } from './importedStock.ts';
import { findIdsByName } from './productImportRepository.ts';
import { findProducts } from './productsRepository.ts';
import { toStoredBody } from './productsService.ts';

/** A row of a file with products. */
type ImportRow = CheckImportBody['products'][number];

/**
 * The id for a product of another shop, of 24 digits as every id. It follows from the key, so that a later import finds the same product.
 */
const importedId = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 24);

/** The name for comparison, as `findIdsByName` makes it in SQL: a Bengali letter with a dot may be written as one character or as two. */
const nameKey = ({ name }: Pick<ImportRow, 'name'>): string =>
  (name ?? '').normalize('NFC').trim().toLowerCase();

/** An id for a product of this name. A later attempt gives another one, since a renamed product keeps the id of its first name. */
const idForName = (key: string, attempt: number): string =>
  importedId(attempt === 1 ? `name ${key}` : `namesake ${attempt} ${key}`);

/** The id for a new product of each name: the first that no product with another name has. */
const idsForNames = async (db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const idByKey = new Map<string, string>();
  let openKeys = [...new Set(keys)];
  for (let attempt = 1; openKeys.length > 0; attempt += 1) {
    const candidates = openKeys.map((key) => ({ key, id: idForName(key, attempt) }));
    const existing = await findProducts(
      db,
      candidates.map(({ id }) => id),
    );
    const takenKeys: string[] = [];
    for (const { key, id } of candidates) {
      const product = existing.get(id);
      if (product === undefined || nameKey(product) === key) idByKey.set(key, id);
      else takenKeys.push(key);
    }
    openKeys = takenKeys;
  }
  return idByKey;
};

/** Finds out which product each row means: its id, or the reason why that is not clear. */
const identify = async (
  db: Db,
  rows: readonly ImportRow[],
): Promise<({ id: string } | { reason: string })[]> => {
  const withoutIdentity = rows.filter(({ id, key }) => id === undefined && key === undefined);
  const productsByName =
    withoutIdentity.length === 0 ? [] : await findIdsByName(db, withoutIdentity.map(nameKey));
  const namesakesOf = (row: ImportRow) =>
    productsByName.filter((product) => product.nameKey === nameKey(row));
  const withNewName = withoutIdentity.filter((row) => namesakesOf(row).length === 0);
  const newIds = await idsForNames(db, withNewName.map(nameKey));
  return rows.map((row) => {
    if (row.id !== undefined) return { id: row.id };
    if (row.key !== undefined) return { id: importedId(row.key) };
    const namesakes = namesakesOf(row);
    if (namesakes.length > 1)
      return {
        reason: `${namesakes.length} products have this name. Give the id of the one that is meant.`,
      };
    return { id: namesakes[0]?.id ?? newIds.get(nameKey(row)) ?? idForName(nameKey(row), 1) };
  });
};

const hasImages = ({ images }: Product, pictures: readonly string[]): boolean =>
  JSON.stringify(images) === JSON.stringify(pictures);

const picturesChange = (before: Product, pictures: readonly string[]): FieldChange[] =>
  hasImages(before, pictures)
    ? []
    : [{ field: 'Pictures', from: before.images.join(', '), to: pictures.join(', ') }];

/** The result for a row that is not imported. */
const refused = (refusal: Pick<CheckedProduct, 'row' | 'id' | 'reason' | 'field'>): CheckedProduct => ({
  kind: 'refused',
  seen: null,
  changes: [],
  stock: null,
  storesPictures: false,
  ...refusal,
});

/** What the shop has, with which a product of the file is compared. */
interface Compared {
  /** `undefined` for a new product. */
  readonly before: Product | undefined;
  readonly pieces: PiecesByItem;
  readonly categories: readonly Category[];
  /** Whether the pictures of the file replace the pictures of existing products. */
  readonly replacesPictures: boolean;
}

/** How the product would be counted once its other fields are imported. */
const countable = (before: Product | undefined, { stockCount, colors, sizes }: Partial<ImportRow>) => ({
  stockCount: stockCount ?? before?.stock?.count ?? 'uncounted',
  colors: colors ?? before?.colors ?? [],
  sizes: sizes ?? before?.sizes ?? [],
});

/** Tells what importing one row would do. With `storesPictures` the browser stores the file's pictures before it sends the product. */
const checkProduct = (
  imported: ImportRow,
  id: string,
  { before, pieces, categories, replacesPictures }: Compared,
): CheckedProduct => {
  const { row, id: _id, key: _key, pictures, stock: fileStock, ...fields } = imported;
  const base = { row, id, reason: '' };
  const { imageColors, ...otherFields } = toStoredBody(fields);
  if (before === undefined && (fields.name ?? '').trim() === '')
    return refused({ row, id, reason: 'A new product needs a name.', field: 'name' });
  const refusal = categoryRefusal(categories, fields, before ?? null);
  if (refusal !== null) return refused({ row, id, reason: `${refusal.message}.`, field: 'category' });
  const stocked = checkStock(fileStock, id, { product: countable(before, fields), pieces });
  if ('reason' in stocked) return refused({ row, id, reason: stocked.reason, field: 'stock' });
  const { stock } = stocked;
  if (before === undefined) {
    const storesPictures = (pictures ?? []).length > 0;
    return { ...base, kind: 'new', seen: null, changes: [...stocked.changes], stock, storesPictures };
  }
  const keepsPictures = pictures === undefined || (before.images.length > 0 && !replacesPictures);
  const pictureChanges = keepsPictures ? [] : picturesChange(before, pictures);
  // The file's colours belong to the file's pictures: they count only if the product has or gets these pictures. In a file without
  // pictures they belong to the pictures that the product has.
  const hasPicturesOfFile = pictures === undefined || hasImages(before, pictures);
  const isColored = imageColors !== undefined && (!keepsPictures || hasPicturesOfFile);
  const comparedFields = isColored ? { ...otherFields, imageColors } : otherFields;
  const changes = [...differencesOf(before, comparedFields), ...stocked.changes, ...pictureChanges];
  return {
    ...base,
    kind: changes.length === 0 ? 'same' : 'changed',
    // The call that stores the product leaves it alone if its `changedAt` differs from this by then.
    seen: before.changedAt,
    changes,
    stock,
    storesPictures: pictureChanges.length > 0,
  };
};

/** The result, which says so if the shop has removed a picture that the product would get. */
const withRemovedPicture = async (
  checked: CheckedProduct,
  pictures: readonly string[],
  isCleanedUp: (address: string) => Promise<boolean>,
): Promise<CheckedProduct> => {
  if (!checked.storesPictures) return checked;
  for (const address of pictures)
    if (await isCleanedUp(address))
      return { ...checked, reason: `The picture ${address} is not stored in this shop any more.` };
  return checked;
};

/**
 * Compares the products of a file with the products of the shop, and tells for each row what importing it would do; writes nothing
 * (SP-6). `isCleanedUp` tells whether an address is that of a picture which the shop has removed.
 * Throws an ApiError for an invalid `createdAt`, which no file brings: reading the file refuses such a row (`readTimeCell`).
 */
export const checkProductImport = async (
  db: Db,
  { products, replacesPictures }: CheckImportBody,
  isCleanedUp: (address: string) => Promise<boolean>,
): Promise<CheckedProduct[]> => {
  const identities = await identify(db, products);
  const ids = identities.flatMap((identity) => ('id' in identity ? identity.id : []));
  const existing = await findProducts(db, ids);
  const { tree } = await readNewestCategories(db);
  const hasPieces = products.some(({ stock }) => stock !== undefined);
  const pieces = piecesByItem(hasPieces ? await readItemsOf(db, ids) : []);
  const checks = products.map(async (row, index) => {
    const identity = identities[index];
    // Without an id, since it is not clear which product is meant.
    if (identity === undefined || 'reason' in identity)
      return refused({ row: row.row, id: '', reason: identity?.reason ?? '' });
    const before = existing.get(identity.id);
    const compared = { before, pieces, categories: tree.categories, replacesPictures };
    return withRemovedPicture(checkProduct(row, identity.id, compared), row.pictures ?? [], isCleanedUp);
  });
  return Promise.all(checks);
};
