import type { OrderEventType, OrderStatus, Role } from '#domain/order.ts';

/** Who asks what of an order. */
export type Step = readonly [event: OrderEventType, by: Role];
const byAdmin = (event: OrderEventType): Step => [event, 'admin'];
const byCustomer = (event: OrderEventType): Step => [event, 'customer'];

const shipped = [byAdmin('CONFIRM'), byAdmin('SHIP')];
const delivered = [...shipped, byAdmin('DELIVER')];

/** One way an order may go: its steps, and how many days ago it was placed and each step was made. */
export interface OrderScenario {
  readonly ends: OrderStatus;
  readonly count: number;
  readonly own: number;
  readonly steps: readonly Step[];
  /** Days ago, latest and earliest, that the order was placed. */
  readonly placed: readonly [number, number];
  /** Days between placing and the last step, at least and at most. */
  readonly lasts: readonly [number, number];
}

/** `count` orders go each way, `own` of them the demo customer's; together 60. */
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
