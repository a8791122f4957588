import type { ProductBody } from '#contract/products.ts';
import type { Product } from '#domain/product.ts';
import { newId } from '../database/newId.ts';
import type { Db } from '../database/openDatabase.ts';
import { invalid, unknown } from '../http/refusal.ts';
import * as repository from './productsRepository.ts';

const lastTime = Date.parse('9999-12-31T23:59:59Z');

/** The body without empty image slots; throws a Refusal unless `createdAt` is a time from 1970 to 9999. */
const tidied = (body: ProductBody): ProductBody => {
  const { createdAt, ...facts } = body;
  const instant = createdAt ? Date.parse(createdAt) : undefined;
  if (instant !== undefined && !(instant >= 0 && instant <= lastTime))
    throw invalid('createdAt', 'createdAt must be an ISO time');
  return {
    ...facts,
    ...(body.images === undefined ? {} : { images: body.images.filter((image) => image !== '') }),
    ...(instant === undefined ? {} : { createdAt: new Date(instant).toISOString() }),
  };
};

export const addProduct = async (db: Db, body: ProductBody, now: Date): Promise<string> => {
  const id = newId(now);
  await repository.insertProduct(db, id, { createdAt: now.toISOString(), ...tidied(body) });
  return id;
};

/** Changes the fields that the body has; throws a Refusal for an unknown product. */
export const changeProduct = async (db: Db, id: string, body: ProductBody): Promise<Product> => {
  const product = await repository.updateProduct(db, id, tidied(body));
  if (product === null) throw unknown('product');
  return product;
};

export const getProductOrThrow = async (db: Db, id: string): Promise<Product> => {
  const product = await repository.findProduct(db, id);
  if (product === null) throw unknown('product');
  return product;
};

export const removeProduct = async (db: Db, id: string): Promise<number> => {
  const count = await repository.deleteProduct(db, id);
  if (count === 0) throw unknown('product');
  return count;
};
