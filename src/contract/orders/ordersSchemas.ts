import { array, number, object, type Schema, string } from 'yup';
import { byStatus } from '#domain/orders/byStatus.ts';
import type { OrderDay } from '#domain/orders/orderDays.ts';
import type { OrderNeighbours } from '#domain/orders/orderNeighbours.ts';
import { chartDays } from '#domain/shop/constants.ts';
import { emailLength } from '#domain/values/email.ts';
import {
  byId,
  type CallSchemas,
  deletedReply,
  idempotencyHeaders,
  integerRule,
} from '../call/callSchemas.ts';
import { headers } from '../call/headers.ts';
import { seenStatus, setStatusesBody, setStatusesReply, status } from './orderMoveSchemas.ts';
import {
  advanceSumsReply,
  customerParcelReply,
  goodsReceivedReply,
  moveReply,
  orderReply,
  revisionReply,
} from './orderReplySchemas.ts';
import { orderSortRule, ordersFilterSchema, ordersQueryRules } from './ordersFilterSchemas.ts';
import { placedReply, placeOrderBody } from './placeOrderSchemas.ts';

const count = number().required();
const counts = byStatus(() => count);

const dayReply: Schema<OrderDay> = object({
  day: string().required(),
  counts: object(counts).required(),
  sales: number().required(),
});

const neighbours: Schema<OrderNeighbours> = object({
  previous: string().defined().nullable(),
  next: string().defined().nullable(),
  position: number().defined().nullable(),
  total: number().defined().nullable(),
}).required();

/** Any text of at most 100 characters: to an id that the stream does not know, the server answers with a `reset`. */
const resumeHeaders = object({ [headers.lastEventId]: string().max(100) });

/** Schemas of the calls in orders.ts. */
export const ordersSchemas = {
  /** For an idempotency key used before, the server replies with the order placed then (CO-10). */
  placeOrder: {
    refusals: ['unknown', 'notOrderable', 'soldOut', 'priceChanged', 'keyReused', 'tooMany'],
    headers: idempotencyHeaders,
    body: placeOrderBody,
    reply: placedReply,
  },
  listOrders: {
    query: object(ordersQueryRules),
    reply: array(orderReply).required(),
    isPaged: true,
  },
  listOwnOrders: {
    refusals: ['notAllowed'],
    query: object({ email: string().required('email is required').max(emailLength), ...ordersQueryRules }),
    reply: array(orderReply).required(),
    isPaged: true,
  },
  setOrderStatus: {
    refusals: ['unknown', 'moveRefused', 'soldOut', 'notAllowed', 'tooMany'],
    params: byId,
    body: object({ status, from: seenStatus }).required('a body is required'),
    reply: object({ orderStatus: status, modifiedCount: number().required() }),
  },
  setOrderStatuses: { body: setStatusesBody, reply: setStatusesReply },
  deleteOrder: { refusals: ['unknown', 'moveRefused'], params: byId, reply: deletedReply },
  getOrder: {
    refusals: ['unknown'],
    params: byId,
    reply: object({
      data: orderReply,
      history: array(moveReply).required(),
      /** Only from a host with corrections (MD-5). */
      revisions: array(revisionReply),
      /** Only for staff: the account that placed the order for a caller on the phone (DK-18). */
      placedBy: string(),
      /** Only for staff: how many pieces of counted goods the order holds (GS-5). */
      held: number(),
      received: goodsReceivedReply,
      /** Only for its customer: the parcels that couriers have (CR-9). */
      parcels: array(customerParcelReply),
      /** Only for its customer: what is to be paid at the door, and was paid in advance (CA-10). */
      payment: object({ toPay: number().required(), advances: advanceSumsReply })
        .optional()
        .default(undefined),
    }),
  },
  countOrders: { reply: object(counts) },
  exportOrders: {
    query: ordersFilterSchema,
    reply: string().required(),
    replyType: 'text/csv',
  },
  exportCustomers: { reply: string().required(), replyType: 'text/csv' },
  countDays: {
    query: object({
      days: integerRule('days', 1, 366).optional().default(chartDays),
    }),
    reply: object({
      days: array(dayReply).required(),
    }),
  },
  getNeighbours: {
    refusals: ['unknown', 'notAllowed'],
    params: byId,
    /** The list is sorted newest first when `sort` is left out. With `email` it has the orders of this address alone, for staff too. */
    query: ordersFilterSchema.shape({ sort: orderSortRule, email: string().max(emailLength) }),
    reply: neighbours,
  },
  streamOrderAnnouncements: {
    refusals: ['tooMany'],
    headers: resumeHeaders,
    reply: string().required(),
    replyType: 'text/event-stream',
  },
} satisfies Record<string, CallSchemas>;
