import { array, boolean, number, object, type Schema, string } from 'yup';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { type TrackedOrder } from '#domain/orders/tracking.ts';
import { trackingFormSchemaOf } from '#domain/orders/trackingForm.ts';
import { ordersByIdLimit } from '#domain/shop/constants.ts';
import { byId, type CallSchemas, idListRule, linkTokenRule, modifiedReply } from '../call/callSchemas.ts';
import { seenStatus, status } from './orderMoveSchemas.ts';
import {
  advanceSumsReply,
  customerParcelReply,
  goodsReceivedReply,
  moveReply,
  orderLinesReply,
} from './orderReplySchemas.ts';

const trackedReply: Schema<TrackedOrder> = object({
  _id: string().required(),
  number: string().defined().nullable(),
  date: string().required(),
  time: string().required(),
  subTotal: number().required(),
  deliveryCharge: number().required(),
  total: number().required(),
  toPay: number().required(),
  advances: advanceSumsReply,
  orderStatus: string().required().oneOf(orderStatuses),
  deliveredAt: string().defined().nullable(),
  returnDays: number().required(),
  products: orderLinesReply,
  delivery: object({
    name: string().defined(),
    mobileNumber: string().defined(),
    address: string().defined(),
    district: string().defined(),
    deliveryArea: string().defined(),
  }).required(),
  endsAt: string().required(),
}).required();

/** Schemas of the calls in tracking.ts; `TrackedOrder` explains the fields of the reply. */
export const trackingSchemas = {
  findTracking: {
    refusals: ['unknown', 'tooMany'],
    // Without an example in its messages: the contract does not know the shop's prefix.
    body: trackingFormSchemaOf(),
    reply: object({ token: string().required() }).required(),
  },
  getTracked: {
    refusals: ['unknown'],
    body: object({ token: linkTokenRule }).required('a body is required'),
    reply: object({
      data: trackedReply,
      history: array(moveReply).required(),
      parcels: array(customerParcelReply),
      corrected: boolean(),
      received: goodsReceivedReply,
    }),
  },
  moveTracked: {
    refusals: ['unknown', 'moveRefused', 'soldOut', 'tooMany'],
    body: object({ token: linkTokenRule, status, from: seenStatus.required('from is required') }).required(
      'a body is required',
    ),
    reply: object({ orderStatus: status, modifiedCount: number().required() }),
  },
  listTrackingLinks: {
    query: object({ orders: idListRule('orders', 'orders', ordersByIdLimit) }),
    reply: object({
      links: array(object({ order: string().required(), token: string().required() }).required()).required(),
    }),
  },
  revokeTrackingLinks: {
    refusals: ['unknown'],
    params: byId,
    reply: modifiedReply,
  },
} satisfies Record<string, CallSchemas>;
