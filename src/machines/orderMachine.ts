import { assign, setup } from 'xstate';
import { returnDays } from '#domain/constants.ts';
import type { OrderEventType, Role } from '#domain/order.ts';

/**
 * What may become of an order: the only place that knows. Pure: no actors, no delays; the clock arrives
 * in each event as `at` (ISO). Read by the screens, the server, the tests, the drawing and the replay.
 */

export interface OrderEvent {
  readonly type: OrderEventType;
  readonly by: Role;
  readonly at: string;
}

export interface OrderContext {
  /** ISO; the time from which the return window runs. */
  readonly deliveredAt: string | null;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Whether a delivered order may still be given back at the time `at` (ST-10). Where the host does not say
 * when it delivered, the window is that host's to judge.
 */
export const inReturnWindow = (deliveredAt: string | null, at: string): boolean =>
  deliveredAt === null || Date.parse(at) - Date.parse(deliveredAt) <= returnDays * dayMilliseconds;

const staff = ['admin'] as const;
const anyone = ['admin', 'customer'] as const;
const owner = ['customer'] as const;

export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    events: {} as OrderEvent,
    tags: {} as 'removable',
  },
  guards: {
    mayBe: ({ event }, allowed: readonly Role[]) => allowed.includes(event.by),
    mayBeInWindow: ({ context, event }, allowed: readonly Role[]) =>
      allowed.includes(event.by) && inReturnWindow(context.deliveredAt, event.at),
  },
  actions: {
    keepDelivery: assign({ deliveredAt: ({ event }) => event.at }),
  },
}).createMachine({
  id: 'order',
  version: '1',
  context: { deliveredAt: null },
  initial: 'Pending',
  states: {
    Pending: {
      on: {
        CONFIRM: { target: 'Confirmed', guard: { type: 'mayBe', params: staff } },
        CANCEL: { target: 'Cancelled', guard: { type: 'mayBe', params: anyone } },
      },
    },
    Confirmed: {
      on: {
        SHIP: { target: 'Shipping', guard: { type: 'mayBe', params: staff } },
        DELIVER: { target: 'Delivered', guard: { type: 'mayBe', params: staff }, actions: 'keepDelivery' },
        CANCEL: { target: 'Cancelled', guard: { type: 'mayBe', params: anyone } },
      },
    },
    Shipping: {
      on: {
        DELIVER: { target: 'Delivered', guard: { type: 'mayBe', params: staff }, actions: 'keepDelivery' },
        CANCEL: { target: 'Cancelled', guard: { type: 'mayBe', params: anyone } },
      },
    },
    Delivered: {
      tags: ['removable'],
      on: { RETURN: { target: 'Return', guard: { type: 'mayBeInWindow', params: owner } } },
    },
    Cancelled: {
      tags: ['removable'],
      on: { CONFIRM: { target: 'Confirmed', guard: { type: 'mayBe', params: anyone } } },
    },
    Return: { tags: ['removable'] },
  },
});
