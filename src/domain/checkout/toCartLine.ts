import { imageInColor, isOrderable, type Product, salePrice } from '../products/product.ts';
import type { CartLine } from './cart.ts';

/** The cart line for a product and the chosen options, with the picture of its colour; `null` for a product that cannot be ordered. */
export const toCartLine = (
  product: Product,
  choice: { color: string; size: string; quantity: number; customerEmail?: string },
): CartLine | null => {
  const price = salePrice(product);
  const imageUrl = imageInColor(product, choice.color);
  if (price === null || imageUrl === undefined || !isOrderable(product)) return null;
  return { id: product._id, name: product.name, imageUrl, originalPrice: price, ...choice };
};
