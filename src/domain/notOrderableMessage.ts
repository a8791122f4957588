import type { Product } from './product.ts';

/** Why a product that is not orderable (`isOrderable`) cannot be ordered. */
export const notOrderableMessage = ({ name, soldOut }: Pick<Product, 'name' | 'soldOut'>): string =>
  `${name.trim() || 'This product'} ${soldOut ? 'is sold out' : 'cannot be ordered at present'}.`;
