import { number, object, string } from 'yup';
import { deliveryAreaNames } from '#domain/checkout/delivery.ts';
import { areAllPending, triesFilters, warningFilters, yesOrNo } from '#domain/orders/orderFilter.ts';
import { orderSorts } from '#domain/orders/orderSort.ts';
import { isOrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import { numberedOrdersLimit, searchLengths } from '#domain/shop/constants.ts';
import { idShape } from '#domain/values/id.ts';
import { choiceRule, dayRule, pageRules, textRule } from '../call/callSchemas.ts';

/** Query parameters of order lists: which orders, in which order, and which page. */

const statusList = string().test(
  'statuses',
  `status must name some of ${orderStatuses.join(', ')}`,
  (value) => value === undefined || value.split(',').every(isOrderStatus),
);
/** The text of an order search. */
export const orderSearchRule = textRule('search', searchLengths.orders);
/** Whether the parameter `status` names only statuses of pending orders. */
const isPendingOnly = (status: unknown): boolean =>
  typeof status === 'string' && areAllPending(status.split(','));

/** A filter with these choices that needs the status Pending: among all orders the database would have to read too many. */
const pendingChoice = <Choice extends string>(name: string, choices: readonly Choice[]) =>
  choiceRule(name, choices).test(
    'pending',
    `${name} needs the status Pending`,
    (value, { parent }) => value === undefined || isPendingOnly(parent.status),
  );
const yesOrNoRule = (name: string) => string().oneOf(yesOrNo, `${name} must be yes or no`);
const ordersFilterRules = {
  status: statusList,
  search: orderSearchRule,
  from: dayRule('from'),
  to: dayRule('to'),
  deliveredOn: dayRule('deliveredOn'),
  area: choiceRule('area', deliveryAreaNames),
  /** `none`: only orders without an open parcel. */
  parcel: string().oneOf(['none'] as const, 'parcel must be none'),
  /** `none`: only returned orders whose customer waits for a call. */
  calls: string().oneOf(['none'] as const, 'calls must be none'),
  product: string().matches(idShape, 'product must be 24 hexadecimal digits'),
  /** At most as long as the checkout accepts it. */
  district: textRule('district', 60),
  printed: yesOrNoRule('printed'),
  packed: yesOrNoRule('packed'),
  tries: pendingChoice('tries', triesFilters),
  warning: pendingChoice('warning', warningFilters),
};
/** A page's number, up to a limit, since the database reads and skips all rows before that page. */
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
  .test('reachable', `page reaches the first ${numberedOrdersLimit} orders only`, (page, { parent }) => {
    if (page === undefined) return true;
    // Without a limit the rule `limited` refuses the page.
    const skippedOrders = (page - 1) * Number(parent.limit ?? 1);
    return skippedOrders < numberedOrdersLimit;
  });
/** How a list of orders is sorted. */
export const orderSortRule = choiceRule('sort', orderSorts);
const listSorts = [...orderSorts, 'match'] as const;
/** The filters of orders, with sort and paging. */
export const ordersQueryRules = {
  ...ordersFilterRules,
  ...pageRules,
  sort: choiceRule('sort', listSorts).test(
    'one page',
    'match needs a search and a limit, and has no other page',
    (sort, { parent: { search, limit, after, page } }) => {
      if (sort !== 'match') return true;
      const isFirstPage = limit !== undefined && after === undefined && page === undefined;
      return Boolean(search) && isFirstPage;
    },
  ),
  page: pageNumberRule,
};
/** The filters of orders, without sort and paging. */
export const ordersFilterSchema = object(ordersFilterRules);
