import { array, number, object, type Schema, string } from 'yup';
import { mobileNumberRule } from '#domain/checkout/checkoutForm.ts';
import type { CustomerData } from '#domain/orders/order.ts';
import {
  type EarlierAddress,
  type PhoneCustomer,
  phoneOrderCustomerSchema,
} from '#domain/orders/phoneOrder.ts';
import { type CallSchemas, idempotencyHeaders } from '../call/callSchemas.ts';
import { phoneBlockReply } from './phoneHistoriesSchemas.ts';
import { placedReply, placeOrderBody, shownAmount } from './placeOrderSchemas.ts';

const customerData: Schema<CustomerData> = phoneOrderCustomerSchema
  .shape({ deliveryCharge: shownAmount('deliveryCharge') })
  .required('customerData is required');

const earlierAddress: Schema<EarlierAddress> = object({
  name: string().defined(),
  email: string().defined(),
  district: string().defined(),
  address: string().defined(),
  addressType: string().defined(),
  deliveryArea: string().defined(),
}).required();

const phoneCustomer: Schema<PhoneCustomer> = object({
  delivered: number().required(),
  cancelled: number().required(),
  returned: number().required(),
  open: number().required(),
  block: phoneBlockReply,
  addresses: array(earlierAddress).required(),
}).required();

/** Schemas of the calls in phoneOrders.ts; `PhoneCustomer` explains the fields of the reply. */
export const phoneOrdersSchemas = {
  placePhoneOrder: {
    refusals: ['unknown', 'notOrderable', 'soldOut', 'priceChanged', 'keyReused'],
    headers: idempotencyHeaders,
    body: placeOrderBody
      .pick(['products', 'subTotal', 'total'])
      .shape({ customerData })
      .required('a body is required'),
    reply: placedReply.pick(['insertedId', 'number']),
  },
  getPhoneCustomer: {
    params: object({ mobileNumber: mobileNumberRule }),
    reply: phoneCustomer,
  },
} satisfies Record<string, CallSchemas>;
