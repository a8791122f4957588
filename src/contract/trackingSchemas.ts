import { array, number, object, string } from 'yup';
import { ordersByIdLimit } from '#domain/constants.ts';
import { orderStatuses } from '#domain/orderStatus.ts';
import { isTrackingToken } from '#domain/tracking.ts';
import { trackingFormSchema } from '#domain/trackingForm.ts';
import { byId, callSchemas } from './callSchemas.ts';
import { seenStatus, status } from './orderMoveSchemas.ts';
import { moveReply, orderLinesReply } from './ordersSchemas.ts';
import { findTracking, getTracked, listTrackingLinks, moveTracked, revokeTrackingLinks } from './tracking.ts';

/** Maximum number of orders in one request. */
export const linkedOrdersLimit = ordersByIdLimit;

const token = string()
  .typeError('token must be a text')
  .required('token is required')
  .test('token', 'token is not one of a link', (value) => isTrackingToken(value ?? ''));

const trackedReply = object({
  _id: string().required(),
  number: string().defined().nullable(),
  date: string().required(),
  time: string().required(),
  subTotal: number().required(),
  deliveryCharge: number().required(),
  total: number().required(),
  orderStatus: string().required().oneOf(orderStatuses),
  deliveredAt: string().defined().nullable(),
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

export const trackingSchemas = {
  findTracking: callSchemas(findTracking, {
    body: trackingFormSchema,
    reply: object({ token: string().required() }).required(),
  }),
  getTracked: callSchemas(getTracked, {
    body: object({ token }).required('a body is required'),
    reply: object({ data: trackedReply, history: array(moveReply).required() }),
  }),
  moveTracked: callSchemas(moveTracked, {
    body: object({ token, status, from: seenStatus.required('from is required') }).required(
      'a body is required',
    ),
    reply: object({ orderStatus: status, modifiedCount: number().required() }),
  }),
  listTrackingLinks: callSchemas(listTrackingLinks, {
    query: object({
      orders: string()
        .required('orders is required')
        .matches(/^[0-9a-f]{24}(,[0-9a-f]{24})*$/, 'orders must be ids of orders, joined by commas')
        .max(linkedOrdersLimit * 25 - 1, `orders may name at most ${linkedOrdersLimit} orders`),
    }),
    reply: object({
      links: array(object({ order: string().required(), token: string().required() }).required()).required(),
    }),
  }),
  revokeTrackingLinks: callSchemas(revokeTrackingLinks, {
    params: byId,
    reply: object({ modifiedCount: number().required() }),
  }),
};
