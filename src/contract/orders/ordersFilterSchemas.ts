import { number, object, string } from 'yup';
import { deliveryAreaNames } from '#domain/checkout/delivery.ts';
import { areWaiting, triesFilters, warningFilters, yesOrNo } from '#domain/orders/orderFilter.ts';
import { orderSorts } from '#domain/orders/orderSort.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import { numberedOrdersLimit, searchLengths } from '#domain/shop/constants.ts';
import { dayRule, pageRules } from '../call/callSchemas.ts';

/** Which orders a list has, how it is sorted, and its pages. */

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
/** One of the choices; refused for orders that are not pending, of which the database would have to read too many. */
const pendingChoice = <Choice extends string>(name: string, choices: readonly Choice[]) =>
  string()
    .oneOf(choices, `${name} must be one of ${choices.join(', ')}`)
    .test(
      'pending',
      `${name} needs the status Pending`,
      (value, { parent: { status } }) =>
        value === undefined || (typeof status === 'string' && areWaiting(status.split(',') as OrderStatus[])),
    );
const yesOrNoRule = (name: string) => string().oneOf(yesOrNo, `${name} must be yes or no`);
const ordersFilterRules = {
  status: statusList,
  search: orderSearchRule,
  from: dayRule('from'),
  to: dayRule('to'),
  deliveredOn: dayRule('deliveredOn'),
  area: string().oneOf(deliveryAreaNames, `area must be one of ${deliveryAreaNames.join(', ')}`),
  /** Orders without an open parcel. */
  parcel: string().oneOf(['none'] as const, 'parcel must be none'),
  product: string().matches(/^[0-9a-f]{24}$/, 'product must be 24 hexadecimal digits'),
  /** As long as the checkout takes one. */
  district: string().max(60, 'district may have at most 60 characters'),
  printed: yesOrNoRule('printed'),
  packed: yesOrNoRule('packed'),
  tries: pendingChoice('tries', triesFilters),
  warning: pendingChoice('warning', warningFilters),
};
/** The database reads and skips the rows before a numbered page: `numberedOrdersLimit` of them at most. */
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
/** The filters of orders, with sort and paging. */
export const ordersQueryRules = {
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
