import * as messages from '#messages/domain/orders.ts';
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

/**
 * Why lines of a correction are refused (MD-5). Colours and sizes are those of the checkout; staff may exceed the merchant's limits,
 * but not the technical ones.
 */

/** A line of the corrected order. */
export interface CorrectedLine {
  /** Index of the order's line that it continues; `null` for an added one. */
  readonly line: number | null;
  /** Id of the product; the same as in the line that it continues. */
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

/** Why a part of a line is refused. */
type PartRefusal = Omit<CorrectionRefusal, 'field'>;

/** A corrected line, and what it is compared with. */
export interface LinePair {
  /** Its place in the correction, from 0. */
  readonly index: number;
  readonly wanted: CorrectedLine;
  /** The order's line that it continues; `undefined` for an added one. */
  readonly ordered: OrderLine | undefined;
  /** `undefined` when the shop no longer has it. */
  readonly product: Product | undefined;
}

/** Why no piece of the product can be added; `null` when one can. */
const stockReason = ({ product, ordered }: LinePair): string | null => {
  if (product === undefined) return messages.gone(ordered === undefined ? '' : productTitle(ordered));
  return isOrderable(product) ? null : notOrderableMessage(product);
};

/** Why a changed colour or size is refused: it must be one of the product's, or `N/A` for not picked. `null` if it is. */
const choiceRefusal = (
  { wanted, ordered, product }: LinePair,
  choice: 'color' | 'size',
): PartRefusal | null => {
  const value = wanted[choice];
  if (value === ordered?.[choice]) return null;
  if (product === undefined) return { code: 'invalid', message: messages.goneChoiceStays(choice) };
  const offered = choice === 'color' ? product.colors : product.sizes;
  if (value === notPicked || offered.includes(value)) return null;
  return { code: 'invalid', message: messages.noSuchChoice(productTitle(product), choice, value) };
};

/** Why the quantity is refused; `null` if it is possible. `stock` says why no piece can be added. */
const quantityRefusal = ({ wanted, ordered }: LinePair, stock: string | null): PartRefusal | null => {
  if (productsOverLimit([wanted], technicalLimits).size > 0)
    return { code: 'invalid', message: limitMessages.pieces(technicalLimits) };
  const takesMore = ordered !== undefined && wanted.quantity > ordered.quantity;
  return takesMore && stock !== null ? { code: 'notOrderable', message: messages.notMore(stock) } : null;
};

const lineRefusals = (pair: LinePair): CorrectionRefusal[] => {
  const { index, wanted, ordered } = pair;
  const path = `products[${index}]`;
  const continuesOtherProduct = wanted.line !== null && ordered?.id !== wanted.id;
  if (continuesOtherProduct)
    return [{ code: 'invalid', message: messages.noSuchLine, field: `${path}.line` }];
  const stock = stockReason(pair);
  const cannotBeAdded = ordered === undefined && stock !== null;
  const byPart: Readonly<Record<'id' | 'quantity' | 'color' | 'size', PartRefusal | null>> = {
    id: cannotBeAdded ? { code: 'notOrderable', message: stock } : null,
    quantity: quantityRefusal(pair, stock),
    color: cannotBeAdded ? null : choiceRefusal(pair, 'color'),
    size: cannotBeAdded ? null : choiceRefusal(pair, 'size'),
  };
  return Object.entries(byPart).flatMap(([part, refusal]) =>
    refusal === null ? [] : [{ ...refusal, field: `${path}.${part}` }],
  );
};

/** A line that was added or got another colour or size must not equal another line (CT-7). */
const repeatRefusals = (pairs: readonly LinePair[]): CorrectionRefusal[] =>
  pairs.flatMap(({ index, wanted, ordered }) => {
    const isNew = ordered === undefined || lineKey(ordered) !== lineKey(wanted);
    const others = pairs.filter((other) => other.index !== index);
    if (others.some((other) => other.wanted.line !== null && other.wanted.line === wanted.line))
      return [{ code: 'invalid', field: `products[${index}].line`, message: messages.correctedTwice }];
    if (!isNew || !others.some((other) => lineKey(other.wanted) === lineKey(wanted))) return [];
    return [{ code: 'invalid', field: `products[${index}]`, message: messages.repeatedLine }];
  });

/** All refusals of the lines of a correction; empty when the correction is possible. */
export const correctionRefusals = (pairs: readonly LinePair[]): CorrectionRefusal[] => {
  const limit = pairs.length === 0 ? messages.atLeastOneProduct : linesLimitReason(pairs);
  return [
    ...pairs.flatMap(lineRefusals),
    ...repeatRefusals(pairs),
    ...(limit === null ? [] : [{ code: 'invalid' as const, field: 'products', message: limit }]),
  ];
};
