import { deviceNow } from '#api/client/shopClock.ts';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import { dayMs } from '#domain/values/dates.ts';
import type { OrderPayload } from './orderPayload.ts';

/**
 * One attempt to place an order, with a key under which the server makes at most one order (CO-10). It is
 * stored from sending until a definite response: after a lost connection, a closed tab or a broken response the
 * order may exist.
 */
export interface OrderAttempt {
  readonly key: string;
  readonly body: OrderPayload;
  /** What was sent with the key before the shopper changed the order: the shop may have one of these instead. */
  readonly earlier: readonly OrderPayload[];
  /** When the key was first sent, in milliseconds since 1970 by this device's clock. */
  readonly sentAt: number;
  /** The device was offline at each press. The key is kept all the same: on some networks a device says so wrongly. */
  readonly isUnsent?: boolean;
}

/**
 * Whether an order that was sent then, and has no answer, is still the same as an equal one now: a day later that is a new order. `abs`:
 * the time lies in the future if the clock was set back since.
 */
export const isSentWithinDay = (sentAt: number): boolean => Math.abs(deviceNow() - sentAt) < dayMs;

/**
 * The attempt that a press of the button makes. While the result of an earlier one is in doubt, its key is used again, and an
 * unchanged order is sent again exactly as it was, with its first date and time.
 */
export const nextAttempt = (
  inDoubt: OrderAttempt | null,
  body: OrderPayload,
  newKey: () => string,
): OrderAttempt => {
  if (inDoubt === null) return { key: newKey(), body, earlier: [], sentAt: deviceNow() };
  if (isSameOrder(inDoubt.body, body)) return inDoubt;
  return { ...inDoubt, body, earlier: [...inDoubt.earlier, inDoubt.body] };
};

/** Whether the shop may have an order of the attempt. */
export const isInDoubt = (attempt: OrderAttempt | null): boolean =>
  attempt !== null && attempt.isUnsent !== true;

/** The attempt that a new checkout takes over: the one in doubt, if it was sent with one of the checkout's lines; else `null`. */
export const resumedAttempt = (
  inDoubt: OrderAttempt | null,
  lines: readonly CartLine[],
): OrderAttempt | null => {
  if (inDoubt === null) return null;
  const sent = [...inDoubt.earlier, inDoubt.body];
  const sentKeys = new Set(sent.flatMap(({ products }) => products.map(lineKey)));
  return lines.some((line) => sentKeys.has(lineKey(line))) ? inDoubt : null;
};

/** What a request orders, at whatever time, as a text to compare. */
const contentsOf = (body: OrderPayload): string => JSON.stringify({ ...body, date: '', time: '' });

/** Whether two requests order the same, at whatever time. */
const isSameOrder = (first: OrderPayload, second: OrderPayload): boolean =>
  contentsOf(first) === contentsOf(second);

/** A version 4 UUID. `crypto.randomUUID` is missing on a page loaded over plain http from another machine. */
export const newOrderKey = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562: byte 6 begins with the four bits of the version, 4, and byte 8 with the two bits of the variant, 10.
  bytes[6] = ((bytes[6] ?? 0) & 0b0000_1111) | 0b0100_0000;
  bytes[8] = ((bytes[8] ?? 0) & 0b0011_1111) | 0b1000_0000;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
