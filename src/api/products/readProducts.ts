import { type Product, readProduct } from '#domain/products/product.ts';
import { isRecord, readList } from '#domain/values/parse.ts';

/** The products of a reply: a host sends the list itself, or an object with the list as `data`. */
export const readProducts = (reply: unknown): Product[] => {
  const list = isRecord(reply) && Array.isArray(reply.data) ? reply.data : reply;
  return readList(list, readProduct);
};
