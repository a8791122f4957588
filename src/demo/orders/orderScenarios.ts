import type { Role } from '#domain/accounts/role.ts';
import type { OrderEventType, OrderStatus } from '#domain/orders/orderStatus.ts';

/** An event of orderMachine, and the role that sends it. */
export type Step = readonly [event: OrderEventType, by: Role];
const byAdmin = (event: OrderEventType): Step => [event, 'admin'];
const byStaff = (event: OrderEventType): Step => [event, 'staff'];
const byCustomer = (event: OrderEventType): Step => [event, 'customer'];

const shipped = [byAdmin('CONFIRM'), byStaff('SHIP')];
const delivered = [...shipped, byStaff('DELIVER')];

/** What happens to `count` orders: their steps, which are evenly spaced, their age and the time until the last step. */
export interface OrderScenario {
  readonly finalStatus: OrderStatus;
  readonly count: number;
  /** How many of them the demo customer placed. */
  readonly byDemoCustomer: number;
  readonly steps: readonly Step[];
  /** Days since the order was placed. */
  readonly age: readonly [min: number, max: number];
  /** Days from placing the order to its last step; no more than the least age, since no step is in the future. */
  readonly duration: readonly [min: number, max: number];
}

/** The scenarios of the demo shop; 60 orders in total. */
export const orderScenarios: readonly OrderScenario[] = [
  { finalStatus: 'Pending', count: 12, byDemoCustomer: 2, steps: [], age: [0.02, 1.6], duration: [0, 0] },
  {
    finalStatus: 'Confirmed',
    count: 8,
    byDemoCustomer: 1,
    steps: [byAdmin('CONFIRM')],
    age: [0.6, 3],
    duration: [0.1, 0.5],
  },
  {
    finalStatus: 'Confirmed',
    count: 2,
    byDemoCustomer: 0,
    steps: [byCustomer('CANCEL'), byCustomer('CONFIRM')],
    age: [1, 3],
    duration: [0.1, 0.9],
  },
  {
    finalStatus: 'Shipping',
    count: 8,
    byDemoCustomer: 1,
    steps: shipped,
    age: [1.5, 5],
    duration: [0.8, 1.4],
  },
  // Delivered less than a week ago: they can be returned.
  {
    finalStatus: 'Delivered',
    count: 9,
    byDemoCustomer: 2,
    steps: delivered,
    age: [4, 8],
    duration: [2.5, 3.8],
  },
  // Delivered more than a week ago: they can be returned no more.
  {
    finalStatus: 'Delivered',
    count: 7,
    byDemoCustomer: 2,
    steps: delivered,
    age: [13, 29],
    duration: [2, 4],
  },
  {
    finalStatus: 'Cancelled',
    count: 4,
    byDemoCustomer: 1,
    steps: [byCustomer('CANCEL')],
    age: [2, 20],
    duration: [0.05, 1],
  },
  {
    finalStatus: 'Cancelled',
    count: 4,
    byDemoCustomer: 0,
    steps: [byAdmin('CONFIRM'), byAdmin('CANCEL')],
    age: [3, 25],
    duration: [0.5, 2],
  },
  {
    finalStatus: 'Return',
    count: 6,
    byDemoCustomer: 1,
    steps: [...delivered, byCustomer('RETURN')],
    age: [12, 29],
    duration: [6, 9],
  },
];
