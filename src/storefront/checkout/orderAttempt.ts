import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import type { OrderPayload } from './orderPayload.ts';

/**
 * One attempt to place an order, with a key under which the server makes at most one order (CO-10). It is
 * stored from sending until a definite response: after a lost connection, a closed tab or a broken response the
 * order may exist.
 */
export interface OrderAttempt {
  readonly key: string;
  readonly body: OrderPayload;
}

/**
 * The attempt that a press of the button makes. While the result of an earlier one is in doubt, its key is used again, and an
 * unchanged order is sent again exactly as it was, with its first date and time.
 */
export const nextAttempt = (
  inDoubt: OrderAttempt | null,
  body: OrderPayload,
  newKey: () => string,
): OrderAttempt => {
  if (inDoubt === null) return { key: newKey(), body };
  return isSameOrder(inDoubt.body, body) ? inDoubt : { key: inDoubt.key, body };
};

/** The attempt that a new checkout takes over: one in doubt which contains one of the checkout's lines, else `null`. */
export const resumedAttempt = (
  inDoubt: OrderAttempt | null,
  lines: readonly CartLine[],
): OrderAttempt | null => {
  const sentKeys = new Set(inDoubt?.body.products.map(lineKey));
  return lines.some((line) => sentKeys.has(lineKey(line))) ? inDoubt : null;
};

const isSameOrder = (one: OrderPayload, other: OrderPayload): boolean => contentOf(one) === contentOf(other);
const contentOf = (body: OrderPayload): string => JSON.stringify({ ...body, date: '', time: '' });

/** A version 4 UUID. `crypto.randomUUID` is missing on a page loaded over plain http from another machine. */
export const newOrderKey = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  // RFC 9562 fixes the first bits of byte 6, the version, and of byte 8, the variant.
  const variant = ((Number.parseInt(digits[8] ?? '0', 16) & 0x3f) | 0x80).toString(16);
  const hex = [...digits.slice(0, 6), `4${digits[6]?.[1]}`, digits[7], variant, ...digits.slice(9)].join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
