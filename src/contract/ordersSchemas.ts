import { array, boolean, number, object, string } from 'yup';
import { customerDataSchema } from '#domain/checkout.ts';
import {
  chartDays,
  numberedOrdersLimit,
  orderLinesLimit,
  orderQuantityLimit,
  searchLengths,
} from '#domain/constants.ts';
import { deliveryAreaNames } from '#domain/delivery.ts';
import { orderSorts } from '#domain/orderSort.ts';
import { orderEventTypes, orderStatuses } from '#domain/orderStatus.ts';
import { roles } from '#domain/role.ts';
import { byId, callSchemas, dayRule, deletedReply, idRule, insertedReply, pageRules } from './callSchemas.ts';
import { seenStatus, setStatusesBody, setStatusesReply, status } from './orderMoveSchemas.ts';
import { revisionReply } from './orderRevisionSchemas.ts';
import {
  countDays,
  countOrders,
  deleteOrder,
  exportOrders,
  getOrder,
  listOrders,
  listOwnOrders,
  placeOrder,
  setOrderStatus,
  setOrderStatuses,
} from './orders.ts';
import { headers } from './refusal.ts';

/** An amount as it was shown to the user. */
export const shownAmount = (name: string) =>
  number()
    .typeError(`${name} must be a number`)
    .required(`${name} is required`)
    .min(0, `${name} must be at least 0`);
const shortText = (name: string) =>
  string()
    .typeError(`${name} must be a text`)
    .required(`${name} is required`)
    .max(300, `${name} may have at most 300 characters`);

/** Rules of an order's line, as far as the user chooses it. */
export const orderLineRules = {
  id: idRule.label('id'),
  color: shortText('color').max(40),
  size: shortText('size').max(40),
  quantity: number()
    .typeError('quantity must be a number')
    .required('quantity is required')
    .integer('quantity must be a whole number')
    .min(1, 'quantity must be at least 1')
    .max(orderQuantityLimit, `quantity may be at most ${orderQuantityLimit}`),
};

const orderLine = object({
  ...orderLineRules,
  name: string().max(300).default(''),
  imageUrl: string().max(2000).default(''),
  originalPrice: shownAmount('originalPrice'),
});

export const placeOrderBody = object({
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
  customerData: customerDataSchema
    .shape({ deliveryCharge: shownAmount('deliveryCharge') })
    .required('customerData is required'),
}).required('a body is required');

/** For an idempotency key used before, the server replies with the order placed then (CO-10). */
export const placeOrderHeaders = object({
  [headers.idempotencyKey]: string().matches(
    /^[\x21-\x7e]{8,100}$/,
    `${headers.idempotencyKey} must be 8 to 100 visible characters`,
  ),
});

export const orderLinesReply = array(
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

/** An order as every call returns it. */
export const orderReply = object({
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
  printedAt: string().defined().nullable(),
}).required();

export const moveReply = object({
  event: string().required().oneOf(orderEventTypes),
  from: string().required().oneOf(orderStatuses),
  to: string().required().oneOf(orderStatuses),
  by: string().required().oneOf(roles),
  byName: string(),
  at: string().required(),
  byLink: boolean(),
}).required();

const placedReply = insertedReply.shape({ number: string(), trackingToken: string() });

const statusList = string().test(
  'statuses',
  `status must name some of ${orderStatuses.join(', ')}`,
  (value) =>
    value === undefined || value.split(',').every((name) => orderStatuses.some((known) => known === name)),
);
/** What a search of orders may be. */
export const orderSearchRule = string().max(
  searchLengths.orders,
  `search may have at most ${searchLengths.orders} characters`,
);
const ordersFilterRules = {
  status: statusList,
  search: orderSearchRule,
  from: dayRule('from'),
  to: dayRule('to'),
  area: string().oneOf(deliveryAreaNames, `area must be one of ${deliveryAreaNames.join(', ')}`),
};
/** The rows before a numbered page are read and left out: no more of them than the limit. */
const pageNumberRule = number()
  .typeError('page must be a whole number')
  .integer('page must be a whole number')
  .min(1, 'page must be at least 1')
  .test(
    'limited',
    'page needs a limit',
    (page, { parent }) => page === undefined || parent.limit !== undefined,
  )
  .test(
    'alone',
    'page and after exclude each other',
    (page, { parent }) => page === undefined || parent.after === undefined,
  )
  .test(
    'reachable',
    `page reaches the first ${numberedOrdersLimit} orders only`,
    (page, { parent }) => page === undefined || (page - 1) * Number(parent.limit ?? 1) < numberedOrdersLimit,
  );
/** How a list of orders is sorted. */
export const orderSortRule = string().oneOf(orderSorts, `sort must be one of ${orderSorts.join(', ')}`);
const listSorts = [...orderSorts, 'match'] as const;
const ordersQueryRules = {
  ...ordersFilterRules,
  ...pageRules,
  sort: string()
    .oneOf(listSorts, `sort must be one of ${listSorts.join(', ')}`)
    .test(
      'one page',
      'match needs a search and a limit, and has no other page',
      (sort, { parent: { search, limit, after, page } }) =>
        sort !== 'match' ||
        (Boolean(search) && limit !== undefined && after === undefined && page === undefined),
    ),
  page: pageNumberRule,
};
/** The filters of orders, without paging. */
export const ordersFilterSchema = object(ordersFilterRules);
const counts = Object.fromEntries(orderStatuses.map((name) => [name, number().required()])) as Record<
  (typeof orderStatuses)[number],
  ReturnType<typeof shownAmount>
>;

export const ordersSchemas = {
  placeOrder: callSchemas(placeOrder, {
    headers: placeOrderHeaders,
    body: placeOrderBody,
    isForGuests: true,
    reply: placedReply,
  }),
  listOrders: callSchemas(listOrders, {
    query: object(ordersQueryRules),
    reply: array(orderReply).required(),
    isPaged: true,
  }),
  listOwnOrders: callSchemas(listOwnOrders, {
    query: object({ email: string().required('email is required').max(254), ...ordersQueryRules }),
    reply: array(orderReply).required(),
    isPaged: true,
  }),
  setOrderStatus: callSchemas(setOrderStatus, {
    params: byId,
    body: object({ status, from: seenStatus }).required('a body is required'),
    reply: object({ orderStatus: status, modifiedCount: number().required() }),
  }),
  setOrderStatuses: callSchemas(setOrderStatuses, {
    body: setStatusesBody,
    reply: setStatusesReply,
  }),
  deleteOrder: callSchemas(deleteOrder, { params: byId, reply: deletedReply }),
  getOrder: callSchemas(getOrder, {
    params: byId,
    reply: object({
      data: orderReply,
      history: array(moveReply).required(),
      revisions: array(revisionReply),
    }),
  }),
  countOrders: callSchemas(countOrders, { reply: object(counts) }),
  exportOrders: callSchemas(exportOrders, {
    query: ordersFilterSchema,
    reply: string().required(),
    replyType: 'text/csv',
  }),
  countDays: callSchemas(countDays, {
    query: object({
      days: number()
        .integer('days must be a whole number')
        .min(1, 'days must be at least 1')
        .max(366, 'days may be at most 366')
        .default(chartDays),
    }),
    reply: object({
      days: array(
        object({ day: string().required(), counts: object(counts).required(), sales: number().required() }),
      ).required(),
    }),
  }),
};
