import { assign, setup } from 'xstate';
import type { Role } from '#domain/accounts/role.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';

/**
 * The only definition of an order's transitions. Pure: no actors, no delays; the time arrives in each event
 * as `at` (ISO). Used by the screens, the server, the tests, the diagram and the replay.
 */

export interface OrderEvent {
  readonly type: OrderEventType;
  readonly by: Role;
  readonly at: string;
}

export interface OrderContext {
  /** ISO; start of the return window. */
  readonly deliveredAt: string | null;
  /** Length of the return window: the shop's when the order was placed; 0: it cannot be returned. */
  readonly returnDays: number;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Whether a delivered order can be returned at the time `at` (ST-10). If the host does not report the delivery time of an
 * order that can be returned, the result is true: that host decides.
 */
export const inReturnWindow = ({ deliveredAt, returnDays }: OrderContext, at: string): boolean =>
  returnDays > 0 &&
  (deliveredAt === null || Date.parse(at) - Date.parse(deliveredAt) <= returnDays * dayMilliseconds);

const staff = ['admin', 'staff'] as const;
/** Every signed-in user; guests have no role. */
const anyRole = ['admin', 'staff', 'customer'] as const;
/** Whether it is the customer's own order is decided by the server, which shows nobody another's. */
const customer = ['customer'] as const;

export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    input: undefined as Partial<Pick<OrderContext, 'returnDays'>> | undefined,
    events: {} as OrderEvent,
    tags: {} as 'removable' | 'correctable',
  },
  guards: {
    hasRole: ({ event }, allowed: readonly Role[]) => allowed.includes(event.by),
    hasRoleInReturnWindow: ({ context, event }, allowed: readonly Role[]) =>
      allowed.includes(event.by) && inReturnWindow(context, event.at),
  },
  actions: {
    setDeliveredAt: assign({ deliveredAt: ({ event }) => event.at }),
  },
}).createMachine({
  id: 'order',
  // Raised with each change of a transition: a record of events names the machine that accepted them.
  version: '1',
  context: ({ input }) => ({
    deliveredAt: null,
    returnDays: input?.returnDays ?? defaultOrderTerms.returnDays,
  }),
  initial: 'Pending',
  states: {
    Pending: {
      tags: ['correctable'],
      on: {
        CONFIRM: { target: 'Confirmed', guard: { type: 'hasRole', params: staff } },
        CANCEL: { target: 'Cancelled', guard: { type: 'hasRole', params: anyRole } },
      },
    },
    Confirmed: {
      tags: ['correctable'],
      on: {
        SHIP: { target: 'Shipping', guard: { type: 'hasRole', params: staff } },
        DELIVER: {
          target: 'Delivered',
          guard: { type: 'hasRole', params: staff },
          actions: 'setDeliveredAt',
        },
        CANCEL: { target: 'Cancelled', guard: { type: 'hasRole', params: anyRole } },
      },
    },
    Shipping: {
      on: {
        // Until the parcel is handed over its customer may still cancel (ST-6).
        DELIVER: {
          target: 'Delivered',
          guard: { type: 'hasRole', params: staff },
          actions: 'setDeliveredAt',
        },
        CANCEL: { target: 'Cancelled', guard: { type: 'hasRole', params: anyRole } },
      },
    },
    Delivered: {
      tags: ['removable'],
      on: { RETURN: { target: 'Return', guard: { type: 'hasRoleInReturnWindow', params: customer } } },
    },
    Cancelled: {
      tags: ['removable'],
      // A customer too may take the cancellation back (ST-6). Staff have then not called once more: the order is confirmed at once.
      on: { CONFIRM: { target: 'Confirmed', guard: { type: 'hasRole', params: anyRole } } },
    },
    Return: { tags: ['removable'] },
  },
});
