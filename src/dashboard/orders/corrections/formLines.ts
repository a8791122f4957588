import { lineKey, notPicked } from '#domain/checkout/cart.ts';
import type { CorrectedLine } from '#domain/orders/correctionRefusals.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { type Product, salePrice } from '#domain/products/product.ts';

/** A line in the form that corrects an order. */
export interface FormLine extends OrderLine {
  /** The same while the form is open. */
  readonly key: string;
  /** Index of the order's line; `null` for an added one. */
  readonly line: number | null;
  readonly isRemoved: boolean;
}

/** The lines of an order before any change. */
export const formLinesOf = ({ products }: Pick<Order, 'products'>): FormLine[] =>
  products.map((line, index) => ({ ...line, key: `line-${index}`, line: index, isRemoved: false }));

/** The lines that stay or are added, as the server takes them. */
export const correctedLinesOf = (lines: readonly FormLine[]): CorrectedLine[] =>
  lines
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ line, id, color, size, quantity }) => ({ line, id, color, size, quantity }));

/** The lines with one changed. */
export const withLine = (lines: readonly FormLine[], key: string, change: Partial<FormLine>): FormLine[] =>
  lines.map((line) => (line.key === key ? { ...line, ...change } : line));

/**
 * The lines with one more piece of the product (CT-7): in its line with nothing picked, which only comes back if it was
 * removed, or in a new line.
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

/** The options of a colour or size: not picked, those of the product, and the one of the line, which the product may not have. */
export const choicesOf = (offered: readonly string[], current: string): string[] => [
  ...new Set([notPicked, ...offered, current]),
];
