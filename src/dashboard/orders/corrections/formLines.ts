import { lineKey, notPicked } from '#domain/checkout/cart.ts';
import type { CorrectedLine } from '#domain/orders/correctionRefusals.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { type Product, salePrice } from '#domain/products/product.ts';

/** A line in the form that corrects an order. */
export interface FormLine extends OrderLine {
  /** Names the line as long as the form is open. */
  readonly key: string;
  /** Index of the line in the stored order; `null` for an added line. */
  readonly line: number | null;
  readonly isRemoved: boolean;
}

/** The lines of an order before any change. */
export const formLinesOf = ({ products }: Pick<Order, 'products'>): FormLine[] =>
  products.map((line, index) => ({ ...line, key: `line-${index}`, line: index, isRemoved: false }));

/** What is sent to the server: the lines that stay or are added. */
export const correctedLinesOf = (lines: readonly FormLine[]): CorrectedLine[] =>
  lines
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ line, id, color, size, quantity }) => ({ line, id, color, size, quantity }));

/** The lines with one changed. */
export const withLine = (lines: readonly FormLine[], key: string, change: Partial<FormLine>): FormLine[] =>
  lines.map((line) => (line.key === key ? { ...line, ...change } : line));

/**
 * The lines with one more piece of the product (CT-7), in its line without colour and size, or in a new line. A line that was removed
 * comes back with the quantity that it had.
 */
export const withProduct = (lines: readonly FormLine[], product: Product): FormLine[] => {
  const choice = { id: product._id, color: notPicked, size: notPicked };
  const same = lines.find((line) => lineKey(line) === lineKey(choice));
  if (same !== undefined)
    return withLine(lines, same.key, {
      isRemoved: false,
      quantity: same.isRemoved ? same.quantity : same.quantity + 1,
    });
  const added: FormLine = {
    ...choice,
    key: `added-${lines.length}`,
    line: null,
    isRemoved: false,
    name: product.name,
    imageUrl: product.images[0] ?? '',
    quantity: 1,
    originalPrice: salePrice(product) ?? 0,
  };
  return [...lines, added];
};

/** The options for a colour or size: not picked, those of the product, and the line's own, which the product may have no longer. */
export const choicesOf = (offered: readonly string[], current: string): string[] => [
  ...new Set([notPicked, ...offered, current]),
];
