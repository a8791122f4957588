import type { CartLine } from '#domain/checkout/cart.ts';
import { productTitle } from '#domain/products/product.ts';
import { language } from '#messages/language.ts';
import { useProductsOfLines } from './useProductsOfLines.ts';

type NamedLine = Pick<CartLine, 'id' | 'name'>;
type NameOf = (line: NamedLine) => string;

const storedName: NameOf = ({ name }) => name;

const useNamesOfToday = (lines: readonly NamedLine[]): NameOf => {
  const { currentData } = useProductsOfLines(lines);
  return ({ id, name }) => {
    const product = currentData?.products.find(({ _id }) => _id === id);
    return product === undefined ? name : productTitle(product);
  };
};

/**
 * What lines of a cart are called: on a Bengali page as the shop calls their products now. A line itself has the English
 * name, with which it is ordered. Each build has one language, so that a page uses the same hook at every render.
 */
export const useLineNames: (lines: readonly NamedLine[]) => NameOf =
  language === 'bn' ? useNamesOfToday : () => storedName;
