import { array, number, object, type Schema, string } from 'yup';
import { customerDataSchema } from '#domain/checkout/checkoutForm.ts';
import type { CustomerData } from '#domain/orders/order.ts';
import { choiceLimits } from '#domain/products/filterLimits.ts';
import { orderLinesLimit, orderQuantityLimit } from '#domain/shop/constants.ts';
import { idRule, insertedReply, integerRule, textRule } from '../call/callSchemas.ts';

/** What a shopper sends to place an order, and what comes back. */

/** An amount in taka, as it was shown to the user. */
export const shownAmount = (name: string) =>
  number()
    .typeError(`${name} must be a number`)
    .required(`${name} is required`)
    .min(0, `${name} must be at least 0`);
/** A colour or size of a product (AP-5), or `N/A`. */
const choice = (name: string) => textRule(name, choiceLimits.characters).required(`${name} is required`);

/** Rules for what a user chooses of an order's line. */
export const orderLineRules = {
  id: idRule.label('id'),
  color: choice('color'),
  size: choice('size'),
  quantity: integerRule('quantity', 1, orderQuantityLimit),
};

const orderLine = object({
  ...orderLineRules,
  // Taken for API-5 and not stored: the server writes the product's own. The limits only keep a request small.
  name: string().max(300).default(''),
  imageUrl: string().max(2000).default(''),
  originalPrice: shownAmount('originalPrice'),
});

const customerData: Schema<CustomerData> = customerDataSchema
  .shape({ deliveryCharge: shownAmount('deliveryCharge') })
  .required('customerData is required');

export const placeOrderBody = object({
  // Taken for API-5 and not stored: the server's clock decides.
  date: string().max(40).default(''),
  time: string().max(40).default(''),
  subTotal: shownAmount('subTotal'),
  total: shownAmount('total'),
  orderStatus: string()
    .required('orderStatus is required')
    .oneOf(['Pending'] as const, 'A new order is Pending'),
  products: array(orderLine)
    .required('products is required')
    .min(1, 'An order needs at least one product')
    .max(orderLinesLimit, `An order may hold at most ${orderLinesLimit} lines`),
  customerData,
}).required('a body is required');

/** The id, number and tracking token of the placed order; another host may send only the id. */
export const placedReply = insertedReply.shape({ number: string(), trackingToken: string() });
