import * as messages from '#messages/domain/orders.ts';
import { lineKey, notPicked } from '../checkout/cart.ts';
import { notOrderableMessage } from '../checkout/cartCheck.ts';
import { limitMessages, linesLimitReason, technicalLimits } from '../checkout/orderLimits.ts';
import { openChoice, openChoiceMessage } from '../checkout/stockLines.ts';
import { isOrderable, type Product, productTitle } from '../products/product.ts';
import type { OrderLine } from './order.ts';

/**
 * Why lines of a correction are refused (MD-5). A new colour or size must be one of the product's, and goods that are counted per colour
 * and size need them, as at the checkout. Staff may exceed the merchant's limits, but not the technical ones.
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

/** A corrected line, and what it is compared with. */
export interface LinePair {
  /** Place of the line in the correction, from 0. */
  readonly index: number;
  readonly wanted: CorrectedLine;
  /** The order's line that it continues; `undefined` for an added one. */
  readonly ordered: OrderLine | undefined;
  /** `undefined` when the shop no longer has it. */
  readonly product: Product | undefined;
}

/** Whether the line was added, or got another colour or size. */
const hasNewChoice = ({ wanted, ordered }: LinePair): boolean =>
  ordered === undefined || lineKey(ordered) !== lineKey(wanted);

const isIncreased = ({ wanted, ordered }: LinePair): boolean =>
  ordered !== undefined && wanted.quantity > ordered.quantity;

/** Why no piece of the product can be added; `null` when one can. */
const whyNoMoreOf = ({ product, ordered }: LinePair): string | null => {
  // An added product that is gone has no name any more.
  if (product === undefined) return messages.gone(ordered === undefined ? '' : productTitle(ordered));
  return isOrderable(product) ? null : notOrderableMessage(product);
};

/** Why a changed colour or size is refused: it must be one of the product's, or `N/A` for not picked. `null` if it is. */
const choiceRefusal = (
  { wanted, ordered, product }: LinePair,
  choice: 'color' | 'size',
): Omit<CorrectionRefusal, 'field'> | null => {
  const value = wanted[choice];
  if (value === ordered?.[choice]) return null;
  if (product === undefined) return { code: 'invalid', message: messages.goneChoiceStays(choice) };
  const offered = choice === 'color' ? product.colors : product.sizes;
  if (value === notPicked || offered.includes(value)) return null;
  return { code: 'invalid', message: messages.noSuchChoice(productTitle(product), choice, value) };
};

/**
 * Why the line must choose a colour or size: it takes pieces that are counted by it (GS-5). `null` if it need not; a line that stays as it
 * was, or has fewer pieces, takes none.
 */
const openChoiceRefusal = (
  pair: LinePair,
  choice: 'color' | 'size',
): Omit<CorrectionRefusal, 'field'> | null => {
  const { wanted, product } = pair;
  const takesPieces = hasNewChoice(pair) || isIncreased(pair);
  if (product === undefined || !takesPieces || openChoice(wanted, product) !== choice) return null;
  return { code: 'invalid', message: openChoiceMessage(productTitle(product), choice) };
};

/** Why the quantity is refused: it is too large for any line, or more of the product cannot be had. `null` if it is not. */
const quantityRefusal = (
  pair: LinePair,
  whyNoMore: string | null,
): Omit<CorrectionRefusal, 'field'> | null => {
  if (pair.wanted.quantity > technicalLimits.piecesLimit)
    return { code: 'invalid', message: limitMessages.pieces(technicalLimits) };
  if (!isIncreased(pair) || whyNoMore === null) return null;
  return { code: 'notOrderable', message: messages.notMore(whyNoMore) };
};

const lineRefusals = (pair: LinePair): CorrectionRefusal[] => {
  const { index, wanted, ordered } = pair;
  const refusals: CorrectionRefusal[] = [];
  const refuse = (part: string, refusal: Omit<CorrectionRefusal, 'field'> | null): void => {
    if (refusal !== null) refusals.push({ ...refusal, field: `products[${index}].${part}` });
  };
  if (wanted.line !== null && ordered?.id !== wanted.id) {
    refuse('line', { code: 'invalid', message: messages.noSuchLine });
    return refusals;
  }
  const whyNoMore = whyNoMoreOf(pair);
  const addsUnavailable = ordered === undefined && whyNoMore !== null;
  if (addsUnavailable) refuse('id', { code: 'notOrderable', message: whyNoMore });
  refuse('quantity', quantityRefusal(pair, whyNoMore));
  // Colour and size of a product that cannot be added need no refusal.
  if (addsUnavailable) return refusals;
  for (const choice of ['color', 'size'] as const)
    refuse(choice, openChoiceRefusal(pair, choice) ?? choiceRefusal(pair, choice));
  return refusals;
};

/**
 * Two lines must not continue the same line of the order. A line that was added, or got another colour or size, must not equal another one
 * (CT-7); equal lines that the order had before are not refused.
 */
const repeatRefusals = (pairs: readonly LinePair[]): CorrectionRefusal[] =>
  pairs.flatMap((pair) => {
    const { index, wanted } = pair;
    const others = pairs.filter((other) => other.index !== index);
    const continuesSameLine =
      wanted.line !== null && others.some((other) => other.wanted.line === wanted.line);
    if (continuesSameLine)
      return [{ code: 'invalid', field: `products[${index}].line`, message: messages.correctedTwice }];
    const equalsOther = others.some((other) => lineKey(other.wanted) === lineKey(wanted));
    return hasNewChoice(pair) && equalsOther
      ? [{ code: 'invalid', field: `products[${index}]`, message: messages.repeatedLine }]
      : [];
  });

/** All refusals of the lines of a correction; empty when the correction is possible. */
export const correctionRefusals = (pairs: readonly LinePair[]): CorrectionRefusal[] => {
  const refusals = [...pairs.flatMap(lineRefusals), ...repeatRefusals(pairs)];
  const countFault = pairs.length === 0 ? messages.atLeastOneProduct : linesLimitReason(pairs);
  if (countFault !== null) refusals.push({ code: 'invalid', field: 'products', message: countFault });
  return refusals;
};
