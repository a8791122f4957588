import type { ProductBody } from '#contract/products/products.ts';
import { keptImageColors } from '#domain/products/imageColors.ts';
import { type Product, trimColors } from '#domain/products/product.ts';
import { recordAction, recordActions } from '../audit/recordAction.ts';
import { actorAt, type Caller } from '../auth/authorization.ts';
import { checkProductCategory } from '../categories/checkProductCategory.ts';
import type { Db } from '../database/database.ts';
import { claimKey } from '../database/queries/claimKey.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, invalid, notFound } from '../errors/apiError.ts';
import { addItems, deleteItemsOf } from '../stock/stockRepository.ts';
import { editActions, productSubject } from './productActions.ts';
import { lockRows } from './productImportRepository.ts';
import { toColumns, toProduct } from './productRow.ts';
import * as repository from './productsRepository.ts';
import { findCounted } from './stockListRepository.ts';

/** The last time that `createdAt` may have: ISO times of later years begin with a sign. */
const lastTime = Date.parse('9999-12-31T23:59:59Z');

/** The body's images and their colours without empty slots; what the body does not have stays absent. */
const filledImages = ({ images, imageColors }: ProductBody): Pick<ProductBody, 'images' | 'imageColors'> => {
  const isFilled = (_: unknown, slot: number): boolean => images === undefined || images[slot] !== '';
  return {
    ...(images === undefined ? {} : { images: images.filter(isFilled) }),
    ...(imageColors === undefined ? {} : { imageColors: trimColors(imageColors.filter(isFilled)) }),
  };
};

/** If the body has images but no colours for them, adds the colours that these images had before (ADR 0140). */
export const withKeptColors = (body: ProductBody, before: Product | null): ProductBody => {
  const { images, imageColors } = body;
  if (before === null || images === undefined || imageColors !== undefined) return body;
  return { ...body, imageColors: keptImageColors(before, images) };
};

/** Returns the body as it is stored, without empty image slots; throws an ApiError for a `createdAt` that is no time from 1970 to 9999. */
export const toStoredBody = (body: ProductBody): ProductBody => {
  const { createdAt, ...fields } = body;
  const instant = createdAt ? Date.parse(createdAt) : undefined;
  // Also false for a text that is no time, which gives NaN.
  const isAllowedTime = instant !== undefined && instant >= 0 && instant <= lastTime;
  if (instant !== undefined && !isAllowedTime) throw invalid('createdAt', 'createdAt must be an ISO time');
  return {
    ...fields,
    ...filledImages(body),
    ...(instant === undefined ? {} : { createdAt: new Date(instant).toISOString() }),
  };
};

/** Adds the items of a counted product that were never counted, with 0 pieces, so that the list of low stock finds them. */
const addOfferedItems = async (tx: Db, id: string): Promise<void> => {
  const counted = await findCounted(tx, id);
  if (counted === null) return;
  const items = counted.items.map(({ color, size }) => ({ productId: id, color, size }));
  await addItems(tx, items);
};

/**
 * Adds a product, once for each idempotency key, and returns its id; throws an ApiError for an invalid `createdAt`, and for a key that
 * was used for another product.
 */
export const addProduct = async (
  db: Db,
  caller: Caller,
  { body, key }: { readonly body: ProductBody; readonly key: string | null },
  now: Date,
): Promise<string> => {
  const id = newId(now);
  // The browser sets `createdAt` again when it repeats the request.
  const { createdAt: _createdAt, ...contents } = body;
  const product = { createdAt: now.toISOString(), ...toStoredBody(body) };
  return transaction(db, async (tx) => {
    const earlierId = await claimKey(tx, { kind: 'product', key, id, contents, now });
    if (earlierId !== null) return earlierId;
    await checkProductCategory(tx, body);
    await repository.insertProduct(tx, id, product, now);
    await addOfferedItems(tx, id);
    const subject = productSubject({ id, name: product.name ?? '' });
    await recordAction(tx, caller, { action: 'addProduct', subject }, now);
    return id;
  });
};

const changedByOther =
  'Somebody else has changed this product in the meantime. Open this page again to see it, then make your change.';

/** A change of a product; `seen` is the time of the last change that its user has seen. */
interface ProductChange {
  readonly id: string;
  readonly seen: string | undefined;
  readonly body: ProductBody;
}

/**
 * Changes the fields that the body has, and returns the product. Throws an ApiError for an unknown product, and if somebody else has
 * changed it since `seen`, unless the change alters nothing: so the same request may be sent again when its answer was lost. Such a
 * change leaves the time of the last change as it is.
 */
export const changeProduct = async (
  db: Db,
  caller: Caller,
  { id, seen, body }: ProductChange,
  now: Date,
): Promise<Product> => {
  const fields = toStoredBody(body);
  return transaction(db, async (tx) => {
    // This locks the categories, which everybody locks before a product.
    await checkProductCategory(tx, fields, () => repository.findProduct(tx, id));
    const [row] = await lockRows(tx, [id]);
    if (row === undefined) throw notFound('product');
    const before = toProduct(row);
    const changed = withKeptColors(fields, before);
    const actions = editActions(before, toProduct({ ...row, ...toColumns(changed) }));
    // Nothing is written: others who have the product open would be told that it has changed.
    if (actions.length === 0) return before;
    const isSeen = seen === undefined || seen === before.changedAt;
    if (!isSeen) throw new ApiError('changedMeanwhile', changedByOther);
    const product = await repository.updateProduct(tx, id, changed, now);
    if (product === null) throw notFound('product');
    await addOfferedItems(tx, id);
    await recordActions(tx, caller, actions, now);
    return product;
  });
};

/** Returns a product with the summary of its reviews; throws an ApiError for an unknown one. */
export const getProductOrThrow = async (db: Db, id: string): Promise<Product> => {
  const product = await repository.findReviewedProduct(db, id);
  if (product === null) throw notFound('product');
  return product;
};

/** Returns the existing products among the ids with what is left of counted ones, in no particular order. */
export const listProductsById = (db: Db, ids: readonly string[]): Promise<Product[]> =>
  repository.findStockedProducts(db, [...new Set(ids)]);

/** Deletes a product; throws an ApiError for an unknown one. */
export const removeProduct = (db: Db, caller: Caller, id: string, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    // First: the rows of its items refer to the product, and orders lock items before products too.
    await deleteItemsOf(tx, id, actorAt(caller, now));
    const name = await repository.deleteProduct(tx, id);
    if (name === null) throw notFound('product');
    await recordAction(tx, caller, { action: 'deleteProduct', subject: productSubject({ id, name }) }, now);
  });
