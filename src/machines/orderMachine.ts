import { assign, setup } from 'xstate';
import type { Role } from '#domain/accounts/role.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { dayMs } from '#domain/values/dates.ts';

/**
 * The only definition of an order's transitions. Pure: no actors, no delays; the time arrives in each event
 * as `at` (ISO). Used by the screens, the server, the database's constraints, the tests, the diagram and the replay.
 */

export interface OrderEvent {
  readonly type: OrderEventType;
  readonly by: Role;
  /** ISO. */
  readonly at: string;
}

export interface OrderContext {
  /** ISO; the return window starts then. `null` until delivered, or if a host does not tell it. */
  readonly deliveredAt: string | null;
  /** Length of the return window in days, as the shop had it when the order was placed; 0: no return. */
  readonly returnDays: number;
}

/** The last moment at which an order that was delivered then can be returned (ST-10). */
export const returnEnd = (deliveredAt: string, returnDays: number): Date =>
  new Date(Date.parse(deliveredAt) + returnDays * dayMs);

/** Whether a delivered order can be returned at the time `at` (ST-10). Without a delivery time the host decides: true. */
export const inReturnWindow = ({ deliveredAt, returnDays }: OrderContext, at: string): boolean => {
  if (returnDays <= 0) return false;
  if (deliveredAt === null) return true;
  return Date.parse(at) <= returnEnd(deliveredAt, returnDays).getTime();
};

const staff = ['admin', 'staff'] as const;
/** Every signed-in user; guests have no role. */
const anyRole = ['admin', 'staff', 'customer'] as const;
/** The machine does not check whose order it is: the server lets customers reach their own orders only. */
const customer = ['customer'] as const;

export const orderMachine = setup({
  types: {
    context: {} as OrderContext,
    /** Without `returnDays` the order has the days of a new shop. */
    input: undefined as Partial<Pick<OrderContext, 'returnDays'>> | undefined,
    events: {} as OrderEvent,
    /** Statuses in which admins may delete the order, and staff may correct it. */
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
  // Increased when an older record would replay to other states: `replay` refuses a record of another version.
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
        // Staff need not mark an order as Shipping before they mark it as Delivered (ST-3).
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
        DELIVER: {
          target: 'Delivered',
          guard: { type: 'hasRole', params: staff },
          actions: 'setDeliveredAt',
        },
        // A customer may cancel until the order is delivered (ST-6).
        CANCEL: { target: 'Cancelled', guard: { type: 'hasRole', params: anyRole } },
      },
    },
    Delivered: {
      tags: ['removable'],
      // Only the customer returns an order (ST-6).
      on: { RETURN: { target: 'Return', guard: { type: 'hasRoleInReturnWindow', params: customer } } },
    },
    Cancelled: {
      tags: ['removable'],
      // A customer too may undo the cancellation (ST-6). The order goes straight to Confirmed; staff do not call again.
      on: { CONFIRM: { target: 'Confirmed', guard: { type: 'hasRole', params: anyRole } } },
    },
    Return: { tags: ['removable'] },
  },
});
