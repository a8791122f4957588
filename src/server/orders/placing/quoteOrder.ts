import type { OrderQuote } from '#contract/call/refusal.ts';
import type { PlaceOrderBody } from '#contract/orders/orders.ts';
import { linesTotal } from '#domain/checkout/cart.ts';
import { notOrderableMessage } from '#domain/checkout/cartCheck.ts';
import { deliveryCharge, isDeliveryArea } from '#domain/checkout/delivery.ts';
import { limitMessages, productsOverLimit } from '#domain/checkout/orderLimits.ts';
import { openChoice, openChoiceMessage } from '#domain/checkout/stockLines.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { imageInColor, isOrderable, type Product, salePrice } from '#domain/products/product.ts';
import { type OrderTerms, orderTermsOf } from '#domain/shop/orderTerms.ts';
import { sum, toPoisha } from '#domain/values/money.ts';
import { goneMessage } from '#messages/domain/checkoutMessages.ts';
import { ApiError, invalid, priceChanged } from '../../errors/apiError.ts';
import { soldOutRefusal } from '../stock/soldOutRefusal.ts';

/** What the shop would take for an order today, and what it refuses before anything is stored. */

/** What is ordered, by whom, and the amounts that the shopper saw. */
export type RequestedOrder = Pick<PlaceOrderBody, 'products' | 'customerData' | 'subTotal' | 'total'>;

/** How many pieces are left of what has run out. */
const piecesOfSoldOut = 0;

/** Throws an ApiError for a line that does not choose the colour or size of counted pieces. */
const refuseOpenChoice = (line: OrderLine, index: number, product: Product): void => {
  const choice = openChoice(line, product);
  if (choice !== null) throw invalid(`products[${index}].${choice}`, openChoiceMessage(product.name, choice));
};

/** The line with the shop's name, image and price, and the shopper's colour, size and quantity; throws if it cannot be ordered. */
export const shopLine = (
  line: OrderLine,
  index: number,
  productsById: ReadonlyMap<string, Product>,
): OrderLine => {
  const field = `products[${index}].id`;
  const product = productsById.get(line.id);
  if (product === undefined) throw new ApiError('unknown', goneMessage, { field });
  const price = salePrice(product);
  const imageUrl = imageInColor(product, line.color);
  // Only for pieces that ran out: what staff marked as sold out (MD-8) has no number of pieces left, and is refused below.
  if (product.stock?.isOut && !product.soldOut)
    throw soldOutRefusal({ line: index }, product.name, piecesOfSoldOut);
  if (price === null || imageUrl === undefined || !isOrderable(product)) {
    throw new ApiError('notOrderable', notOrderableMessage(product), { field });
  }
  refuseOpenChoice(line, index, product);
  const { id, color, size, quantity } = line;
  // In an order `originalPrice` is what one piece costs now, after any discount.
  return { id, name: product.name, imageUrl, color, size, quantity, originalPrice: price };
};

/** Throws an ApiError for more pieces of a product than the shop accepts in one order (SP-3). */
export const refusePieces = (lines: readonly OrderLine[], terms: OrderTerms): void => {
  const idsOverLimit = productsOverLimit(lines, terms);
  const index = lines.findIndex(({ id }) => idsOverLimit.has(id));
  if (index !== -1) throw invalid(`products[${index}].quantity`, limitMessages.pieces(terms));
};

/** The order's amounts at the shop's prices and charges, in taka. */
export const quoteOrder = (lines: readonly OrderLine[], area: string, terms: OrderTerms): OrderQuote => {
  if (!isDeliveryArea(area)) throw invalid('customerData.deliveryArea', 'There is no such delivery area.');
  const subTotal = linesTotal(lines);
  const charge = deliveryCharge(terms, area, subTotal);
  return {
    products: lines.map(({ id, originalPrice }) => ({ id, originalPrice })),
    subTotal,
    deliveryCharge: charge,
    total: sum([subTotal, charge]),
    terms: orderTermsOf(terms),
  };
};

/** All amounts as one text, to compare them. */
const amountsText = ({ products, subTotal, deliveryCharge: charge, total }: OrderQuote): string => {
  const prices = products.map(({ originalPrice }) => originalPrice);
  return JSON.stringify([...prices, subTotal, charge, total].map(toPoisha));
};

/** Throws an ApiError with the shop's quote if the amounts that the shopper saw differ from it (CO-11). */
export const refuseOtherPrice = (body: RequestedOrder, quote: OrderQuote): void => {
  const { products, subTotal, total, customerData } = body;
  const submitted = { products, subTotal, deliveryCharge: customerData.deliveryCharge, total };
  if (amountsText(submitted) !== amountsText(quote)) throw priceChanged(quote);
};
