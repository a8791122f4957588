import { array, boolean, number, object, type Schema, string } from 'yup';
import { roles } from '#domain/accounts/role.ts';
import { consignmentStages } from '#domain/consignments/consignmentStage.ts';
import type { CustomerParcel } from '#domain/consignments/customerParcel.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { correctableFields, type OrderRevision } from '#domain/orders/orderRevision.ts';
import { type NamedMove, orderEventTypes, orderStatuses } from '#domain/orders/orderStatus.ts';

/** An order with its moves, corrections and parcels, as every call returns them; the types from domain explain the fields. */

export const orderLinesReply: Schema<readonly OrderLine[]> = array(
  object({
    id: string().required(),
    name: string().defined(),
    imageUrl: string().defined(),
    color: string().required(),
    size: string().required(),
    quantity: number().required(),
    originalPrice: number().required(),
  }),
).required();

export const orderReply: Schema<Order> = object({
  _id: string().required(),
  number: string().defined().nullable(),
  date: string().required(),
  time: string().required(),
  subTotal: number().required(),
  total: number().required(),
  orderStatus: string().required().oneOf(orderStatuses),
  products: orderLinesReply,
  customerData: object({
    name: string().defined(),
    email: string().defined(),
    mobileNumber: string().defined(),
    district: string().defined(),
    address: string().defined(),
    comment: string().defined(),
    addressType: string().defined(),
    deliveryArea: string().defined(),
    paymentSystem: string().defined(),
    deliveryCharge: number().required(),
  }).required(),
  deliveredAt: string().defined().nullable(),
  returnDays: number().required(),
  printedAt: string().defined().nullable(),
  packed: object({ at: string().required(), by: string().defined() }).nullable().defined(),
}).required();

export const moveReply: Schema<NamedMove> = object({
  event: string().required().oneOf(orderEventTypes),
  from: string().required().oneOf(orderStatuses),
  to: string().required().oneOf(orderStatuses),
  by: string().required().oneOf(roles),
  byName: string(),
  at: string().required(),
  byLink: boolean(),
}).required();

/** A line before or after a correction; `null` before it was added, and after it was removed. */
const revisedLine = object({
  id: string().required(),
  name: string().defined(),
  color: string().required(),
  size: string().required(),
  quantity: number().required(),
  originalPrice: number().required(),
}).nullable();
const amountsReply = object({
  subTotal: number().required(),
  deliveryCharge: number().required(),
  total: number().required(),
}).required();

export const revisionReply: Schema<OrderRevision> = object({
  by: string().defined().nullable(),
  at: string().required(),
  fields: array(
    object({
      field: string().required().oneOf(correctableFields),
      from: string().defined(),
      to: string().defined(),
    }).required(),
  ).required(),
  lines: array(object({ from: revisedLine, to: revisedLine }).required()).required(),
  from: amountsReply,
  to: amountsReply,
}).required();

/** What the order's customer has paid in advance (CA-10); absent if nothing was. */
// `default(undefined)`: otherwise yup would put an object in place of an absent one.
export const advanceSumsReply = object({
  paid: number().required(),
  refundDue: number().required(),
  refunded: number().required(),
})
  .optional()
  .default(undefined);

/** When the goods of an order came back, and for staff who received them (GS-5); absent before. */
export const goodsReceivedReply = object({ at: string().required(), by: string() })
  .optional()
  .default(undefined);

/** A parcel of the order as its customer sees it (CR-9). */
export const customerParcelReply: Schema<CustomerParcel> = object({
  courier: string().required(),
  trackingCode: string().defined().nullable(),
  trackingUrl: string().defined().nullable(),
  stage: string().required().oneOf(consignmentStages),
  exchangeAmount: number(),
}).required();
