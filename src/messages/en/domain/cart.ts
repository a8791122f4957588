/** Why lines of a cart or an order are refused. */

const piecesText = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

export const piecesOfThis = (limit: number): string =>
  `One order can have at most ${piecesText(limit)} of this product. Call us for more.`;
export const piecesOfEach = (limit: number): string => `Choose at most ${piecesText(limit)} of each product.`;
export const tooManyLines = (limit: number, count: number): string =>
  `Choose at most ${limit} of these ${count} products, and order the rest separately.`;

/** `name` is empty for a product without one. */
export const soldOut = (name: string): string => `${name || 'This product'} is sold out.`;
export const notOrderable = (name: string): string => `${name || 'This product'} can't be ordered right now.`;
export const piecesLeft = (name: string, left: number): string =>
  `Only ${left} ${left === 1 ? 'piece' : 'pieces'} of ${name || 'this product'} ${left === 1 ? 'is' : 'are'} left.`;
export const pleaseChoose = (name: string, choice: 'color' | 'size'): string =>
  `Please choose a ${choice} of ${name || 'this product'}.`;
