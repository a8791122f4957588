import { shopNow } from '#api/client/shopClock.ts';
import type { CartLine } from '#domain/checkout/cart.ts';
import { isRecord, parseJson, readNumber, readText } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { hashOf } from './sentAttempts.ts';

/** The last order that any tab of this browser has placed. Before the same again within an hour, the shopper is asked (CO-10). */
export interface LastOrder {
  /** A hash of lines and phone number, in place of them: phones are shared, so the browser keeps no order in clear (SH-2). */
  readonly hash: number;
  /** The order number; '' from a host that does not tell it. */
  readonly number: string;
  /** Milliseconds since 1970, by the shop's clock. */
  readonly placedAt: number;
}

type Contents = readonly Pick<CartLine, 'id' | 'color' | 'size' | 'quantity'>[];

const storageKey = 'lastOrder';
const hourMs = 60 * 60 * 1000;
const { local } = browserStorage;

const hashOfOrder = (lines: Contents, mobileNumber: string): number => {
  const parts = lines.map(({ id, color, size, quantity }) => JSON.stringify([id, color, size, quantity]));
  return hashOf(JSON.stringify([mobileNumber, ...parts.toSorted()]));
};

export const rememberLastOrder = (lines: Contents, mobileNumber: string, number: string): void => {
  const hash = hashOfOrder(lines, mobileNumber);
  local.setItem(storageKey, JSON.stringify({ hash, number, placedAt: shopNow().getTime() }));
};

/** The last order if it was of these lines and this phone number, within the last hour; otherwise `null`. */
export const findLastOrder = (lines: Contents, mobileNumber: string): LastOrder | null => {
  const raw = parseJson(local.getItem(storageKey) ?? '');
  if (!isRecord(raw)) return null;
  const [hash, placedAt] = [readNumber(raw.hash), readNumber(raw.placedAt)];
  // `abs`: the order lies in the future if the clock was set back since.
  if (placedAt === null || Math.abs(shopNow().getTime() - placedAt) > hourMs) return null;
  return hash === hashOfOrder(lines, mobileNumber) ? { hash, number: readText(raw.number), placedAt } : null;
};
