import type { ApiState } from '#api/shopApi.ts';
import type { Product } from '#domain/product.ts';

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' && value !== null && '_id' in value;

const productsIn = (data: unknown): readonly unknown[] => {
  if (Array.isArray(data)) return data;
  if (typeof data !== 'object' || data === null || !('pages' in data) || !Array.isArray(data.pages))
    return [];
  return (data.pages as readonly { readonly items?: readonly unknown[] }[]).flatMap(
    ({ items }) => items ?? [],
  );
};

/** A product that a cached list contains. */
export const findCachedProduct = ({ shopApi }: ApiState, id: string): Product | undefined => {
  for (const query of Object.values(shopApi.queries)) {
    const found = productsIn(query?.data).find((item) => isProduct(item) && item._id === id);
    if (isProduct(found)) return found;
  }
  return undefined;
};
