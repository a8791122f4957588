import type { Role } from '../accounts/role.ts';

/**
 * The statuses of an order, in their usual sequence (ST-1), each with how far the order is. The order lists, and what stock, advances,
 * figures and couriers' reports do with a status, follow from that (`orderLists.ts`).
 */
export const progressOf = {
  Pending: 'toConfirm',
  Confirmed: 'toSend',
  Shipping: 'sent',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
  Return: 'returned',
} as const;
export type OrderStatus = keyof typeof progressOf;

export const orderStatuses = Object.keys(progressOf) as readonly OrderStatus[];

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
  /** Goods that a correction takes out are with a courier or the customer (GS-5). */
  | 'goodsNotInShop'
  /** A courier holds money of the order, or may collect some (CR-1). */
  | 'moneyOpen'
  /** Pieces that a partial delivery brings back are not here (CR-8). */
  | 'piecesAwaited';

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
