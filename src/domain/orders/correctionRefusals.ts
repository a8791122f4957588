import { lineKey, notPicked } from '../checkout/cart.ts';
import { notOrderableMessage } from '../checkout/cartCheck.ts';
import {
  limitMessages,
  linesLimitReason,
  productsOverLimit,
  technicalLimits,
} from '../checkout/orderLimits.ts';
import { isOrderable, type Product, productTitle } from '../products/product.ts';
import type { OrderLine } from './order.ts';

/** Why lines of a correction are refused (MD-5): the choices are those of the checkout. Staff may go beyond the
 * shop's own limits, not beyond the technical ones. */

/** A line of the corrected order. */
export interface CorrectedLine {
  /** Index of the order's line that it continues; `null` for an added one. */
  readonly line: number | null;
  /** Id of the product; that of the line that it continues. */
  readonly id: string;
  readonly color: string;
  readonly size: string;
  readonly quantity: number;
}

/** Why a part of a correction is not possible; `field` is its path in the correction. */
export interface CorrectionRefusal {
  readonly code: 'invalid' | 'notOrderable';
  readonly field: string;
  readonly message: string;
}

/** A corrected line with the order's line that it continues and the shop's product, as far as there are such. */
export interface LinePair {
  readonly index: number;
  readonly wanted: CorrectedLine;
  readonly ordered: OrderLine | undefined;
  readonly product: Product | undefined;
}

const goneMessage = (name: string): string => `${name} is no longer in the shop.`;

/** Why no piece of the product can be added; `null` when one can. */
const stockReason = ({ product, ordered }: LinePair): string | null => {
  if (product === undefined)
    return goneMessage(ordered === undefined ? 'This product' : productTitle(ordered));
  return isOrderable(product) ? null : notOrderableMessage(product);
};

/** A colour or size that changes has to be one of the product's; `N/A` means not picked. */
const choiceRefusal = (
  { wanted, ordered, product }: LinePair,
  choice: 'color' | 'size',
): Omit<CorrectionRefusal, 'field'> | null => {
  const value = wanted[choice];
  if (value === ordered?.[choice]) return null;
  if (product === undefined)
    return { code: 'invalid', message: `${goneMessage('The product')} Its ${choice} stays.` };
  const offered = choice === 'color' ? product.colors : product.sizes;
  if (value === notPicked || offered.includes(value)) return null;
  return { code: 'invalid', message: `${productTitle(product)} has no ${choice} ${value}.` };
};

const lineRefusals = (pair: LinePair): CorrectionRefusal[] => {
  const { index, wanted, ordered } = pair;
  const refusals: CorrectionRefusal[] = [];
  const refuse = (part: string, refusal: Omit<CorrectionRefusal, 'field'>) =>
    refusals.push({ ...refusal, field: `products[${index}].${part}` });
  if (wanted.line !== null && ordered?.id !== wanted.id) {
    refuse('line', { code: 'invalid', message: 'The order has no such line.' });
    return refusals;
  }
  const reason = stockReason(pair);
  if (ordered === undefined && reason !== null) refuse('id', { code: 'notOrderable', message: reason });
  if (productsOverLimit([wanted], technicalLimits).size > 0)
    refuse('quantity', { code: 'invalid', message: limitMessages.pieces(technicalLimits) });
  else if (ordered !== undefined && wanted.quantity > ordered.quantity && reason !== null)
    refuse('quantity', { code: 'notOrderable', message: `${reason} Its quantity can't be increased.` });
  if (ordered === undefined && reason !== null) return refusals;
  for (const choice of ['color', 'size'] as const) {
    const refusal = choiceRefusal(pair, choice);
    if (refusal !== null) refuse(choice, refusal);
  }
  return refusals;
};

/** A line that was added or got another colour or size must not be like another line (CT-7). */
const repeatRefusals = (pairs: readonly LinePair[]): CorrectionRefusal[] =>
  pairs.flatMap(({ index, wanted, ordered }) => {
    const isNew = ordered === undefined || lineKey(ordered) !== lineKey(wanted);
    const others = pairs.filter((other) => other.index !== index);
    if (others.some((other) => other.wanted.line !== null && other.wanted.line === wanted.line))
      return [{ code: 'invalid', field: `products[${index}].line`, message: 'The line is corrected twice.' }];
    if (!isNew || !others.some((other) => lineKey(other.wanted) === lineKey(wanted))) return [];
    const message = 'Another line has this product in this color and size. Change its quantity instead.';
    return [{ code: 'invalid', field: `products[${index}]`, message }];
  });

/** All refusals of the lines of a correction; empty when the correction is possible. */
export const correctionRefusals = (pairs: readonly LinePair[]): CorrectionRefusal[] => {
  const limit = pairs.length === 0 ? 'An order needs at least one product' : linesLimitReason(pairs);
  return [
    ...pairs.flatMap(lineRefusals),
    ...repeatRefusals(pairs),
    ...(limit === null ? [] : [{ code: 'invalid' as const, field: 'products', message: limit }]),
  ];
};
