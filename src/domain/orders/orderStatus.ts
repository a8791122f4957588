import type { Role } from '../accounts/role.ts';

/** The statuses of an order, in their usual sequence (ST-1). */
export const orderStatuses = [
  'Pending',
  'Confirmed',
  'Shipping',
  'Delivered',
  'Cancelled',
  'Return',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const isOrderStatus = (value: unknown): value is OrderStatus =>
  orderStatuses.some((status) => status === value);

/** The events of an order; each leads to one status only. */
export const orderEventTypes = ['CONFIRM', 'CANCEL', 'SHIP', 'DELIVER', 'RETURN'] as const;
export type OrderEventType = (typeof orderEventTypes)[number];

/**
 * Why a move is refused: not allowed for the role, no such transition, already in the status, or too late.
 */
export type MoveRefusal = 'otherRole' | 'noSuchMove' | 'alreadyThere' | 'returnWindowOver';
/** Why the server does not move, delete or correct an order: the machine's reasons, and its own. */
export type OrderRefusal =
  | MoveRefusal
  | 'movedMeanwhile'
  | 'notRemovable'
  | 'notCorrectable'
  | 'correctedMeanwhile'
  /** A courier already has the order's address and amount and accepts no others (CR-3). */
  | 'booked'
  /** A courier holds money of the order, or may collect some (CR-1). */
  | 'moneyOpen';

/** One transition of an order: event, statuses before and after, role, time (ISO). */
export interface OrderMove {
  readonly event: OrderEventType;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: Role;
  readonly at: string;
  /** Whether it was made through a tracking link, without an account (SH-4). */
  readonly byLink?: boolean;
}

/** A move with the name of the account that made it, which only staff receive; absent when it is not known. */
export interface NamedMove extends OrderMove {
  readonly byName?: string | undefined;
}

/** The order lists with the statuses that each holds (OL-1, OL-5); `all` is for what a search finds (MD-1). */
export const orderLists = {
  pending: ['Pending'],
  confirmed: ['Confirmed', 'Shipping'],
  cancelled: ['Cancelled'],
  delivered: ['Delivered'],
  returned: ['Return'],
  active: ['Pending', 'Confirmed', 'Shipping'],
  all: orderStatuses,
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderListName = keyof typeof orderLists;
