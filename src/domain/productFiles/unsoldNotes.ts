import { salePrice } from '../products/product.ts';
import type { PreparedProduct } from './prepareProducts.ts';

/** The note for a product without a price. */
export const noPrice = 'It has no price: it is shown and not sold.';

/** What a new product lacks without which nobody can order it (AP-5). */
export const unsoldNotes = ({
  pictures = [],
  fields: { originalPrice = null, offerPrice = null },
}: Pick<PreparedProduct, 'pictures' | 'fields'>): string[] => [
  ...(pictures.length === 0 ? ['It has no picture: it is shown and not sold.'] : []),
  ...(salePrice({ originalPrice, offerPrice }) === null ? [noPrice] : []),
];
