import { type Product, readProduct } from '#domain/products/product.ts';
import { isRecord, readList } from '#domain/values/parse.ts';

/** The products of a reply. */
export const readProducts = (reply: unknown): Product[] =>
  readList(isRecord(reply) && Array.isArray(reply.data) ? reply.data : reply, readProduct);

/** The one product of a reply; `null` when it has none. */
export const readOneProduct = (reply: unknown): Product | null =>
  readProduct(isRecord(reply) && isRecord(reply.data) ? reply.data : reply);
