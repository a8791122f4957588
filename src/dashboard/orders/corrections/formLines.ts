import { lineKey, notPicked } from '#domain/checkout/cart.ts';
import type { CorrectedLine, CorrectionRefusal } from '#domain/orders/correctionRefusals.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { type Product, salePrice } from '#domain/products/product.ts';

/** A line in the form that corrects an order. */
export interface FormLine extends OrderLine {
  /** Names the line as long as the form is open. */
  readonly key: string;
  /** Index of the line in the stored order; `null` for an added line. */
  readonly indexInOrder: number | null;
  readonly isRemoved: boolean;
}

/** The lines of an order before any change. */
export const formLinesOf = ({ products }: Pick<Order, 'products'>): FormLine[] =>
  products.map((line, index) => ({ ...line, key: `line-${index}`, indexInOrder: index, isRemoved: false }));

/** The lines that stay or are added. */
export const remainingLines = (lines: readonly FormLine[]): FormLine[] =>
  lines.filter(({ isRemoved }) => !isRemoved);

/** What is sent to the server: the lines that stay or are added. */
export const correctedLinesOf = (lines: readonly FormLine[]): CorrectedLine[] =>
  remainingLines(lines).map(({ indexInOrder, id, color, size, quantity }) => ({
    line: indexInOrder,
    id,
    color,
    size,
    quantity,
  }));

/**
 * Why the line with this key cannot be ordered, in sentences. A refusal names a line by its index among those that are sent, and perhaps
 * a field of it: `products[2].quantity`.
 */
export const refusalsOfLine = (
  refusals: readonly CorrectionRefusal[],
  lines: readonly FormLine[],
  key: string,
): string[] => {
  const index = remainingLines(lines).findIndex((line) => line.key === key);
  const path = `products[${index}]`;
  return refusals
    .filter(({ field }) => field === path || field.startsWith(`${path}.`))
    .map(({ message }) => message);
};

/** Why the lines together cannot be ordered, such as that there is none, in a sentence; `undefined` when they can. */
export const refusalOfList = (refusals: readonly CorrectionRefusal[]): string | undefined =>
  refusals.find(({ field }) => field === 'products')?.message;

/** The lines with one changed. */
export const withLine = (lines: readonly FormLine[], key: string, change: Partial<FormLine>): FormLine[] =>
  lines.map((line) => (line.key === key ? { ...line, ...change } : line));

/**
 * The lines with one more piece of the product (CT-7), in its line without colour and size, or in a new line. A line that was removed
 * comes back with the quantity that it had.
 */
export const withProduct = (lines: readonly FormLine[], product: Product): FormLine[] => {
  const choice = { id: product._id, color: notPicked, size: notPicked };
  const existing = lines.find((line) => lineKey(line) === lineKey(choice));
  if (existing !== undefined)
    return withLine(lines, existing.key, {
      isRemoved: false,
      quantity: existing.isRemoved ? existing.quantity : existing.quantity + 1,
    });
  const added: FormLine = {
    ...choice,
    // No other line has it, since a removed line stays in the list.
    key: `added-${lines.length}`,
    indexInOrder: null,
    isRemoved: false,
    name: product.name,
    imageUrl: product.images[0] ?? '',
    quantity: 1,
    // What one piece costs today, under the name that API-5 gives it. A product without a price cannot be added.
    originalPrice: salePrice(product) ?? 0,
  };
  return [...lines, added];
};

/** The options for a colour or size: not picked, what the product offers, and the line's own choice, which may be offered no longer. */
export const choicesOf = (offered: readonly string[], current: string): string[] => [
  ...new Set([notPicked, ...offered, current]),
];
