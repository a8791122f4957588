import type { OrderEventType, OrderStatus, Role } from '#domain/order.ts';

/** An event and the role that sends it. */
export type Step = readonly [event: OrderEventType, by: Role];
const byAdmin = (event: OrderEventType): Step => [event, 'admin'];
const byCustomer = (event: OrderEventType): Step => [event, 'customer'];

const shipped = [byAdmin('CONFIRM'), byAdmin('SHIP')];
const delivered = [...shipped, byAdmin('DELIVER')];

/** One course of an order: its steps, the time of placing and the time until the last step. */
export interface OrderScenario {
  readonly ends: OrderStatus;
  readonly count: number;
  readonly own: number;
  readonly steps: readonly Step[];
  /** Days since placing, minimum and maximum. */
  readonly placed: readonly [number, number];
  /** Days between placing and the last step, minimum and maximum. */
  readonly lasts: readonly [number, number];
}

/** `count` orders per scenario, `own` of them by the demo customer; 60 in total. */
export const orderScenarios: readonly OrderScenario[] = [
  { ends: 'Pending', count: 12, own: 2, steps: [], placed: [0.02, 1.6], lasts: [0, 0] },
  { ends: 'Confirmed', count: 8, own: 1, steps: [byAdmin('CONFIRM')], placed: [0.6, 3], lasts: [0.1, 0.5] },
  {
    ends: 'Confirmed',
    count: 2,
    own: 0,
    steps: [byCustomer('CANCEL'), byCustomer('CONFIRM')],
    placed: [1, 3],
    lasts: [0.1, 0.9],
  },
  {
    ends: 'Shipping',
    count: 8,
    own: 1,
    steps: shipped,
    placed: [1.5, 5],
    lasts: [0.8, 1.4],
  },
  {
    ends: 'Delivered',
    count: 9,
    own: 2,
    steps: delivered,
    placed: [4, 8],
    lasts: [2.5, 3.8],
  },
  {
    ends: 'Delivered',
    count: 7,
    own: 2,
    steps: delivered,
    placed: [13, 29],
    lasts: [2, 4],
  },
  { ends: 'Cancelled', count: 4, own: 1, steps: [byCustomer('CANCEL')], placed: [2, 20], lasts: [0.05, 1] },
  {
    ends: 'Cancelled',
    count: 4,
    own: 0,
    steps: [byAdmin('CONFIRM'), byAdmin('CANCEL')],
    placed: [3, 25],
    lasts: [0.5, 2],
  },
  {
    ends: 'Return',
    count: 6,
    own: 1,
    steps: [...delivered, byCustomer('RETURN')],
    placed: [12, 29],
    lasts: [6, 9],
  },
];
