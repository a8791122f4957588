import { deviceNow } from '#api/client/shopClock.ts';
import { isRecord, parseJson, readList, readNumber, readText } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { isSentWithinDay, type OrderAttempt } from './orderAttempt.ts';
import type { OrderPayload } from './orderPayload.ts';

/**
 * The attempts of all tabs of this browser that have no answer: another tab that sends the same order uses the same key, also when the
 * tab of the first one was closed (CO-10).
 */
const storageKey = 'sentOrders';
const { local } = browserStorage;

interface SentAttempt {
  readonly key: string;
  /** A hash of the order: phones are shared, so name and address do not stay after the tab is closed (SH-2). */
  readonly hash: number;
  /** When it was last sent, in milliseconds since 1970 by this device's clock. */
  readonly sentAt: number;
  readonly isUnsent?: true;
}

/** FNV-1a with 32 bits. `crypto.subtle` is missing on a page loaded over plain http from another machine. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};

/** The hash of what is ordered for whom: in another tab, neither a new price nor another sequence of the lines makes another order. */
const hashOfOrder = ({ products, customerData }: OrderPayload): number => {
  const lines = products.map(({ id, color, size, quantity }) => JSON.stringify([id, color, size, quantity]));
  return hashOf(JSON.stringify([{ ...customerData, deliveryCharge: 0 }, ...lines.toSorted()]));
};

const readSent = (raw: unknown): SentAttempt | null => {
  if (!isRecord(raw)) return null;
  const [key, hash, sentAt] = [readText(raw.key), readNumber(raw.hash), readNumber(raw.sentAt)];
  const isRecent = sentAt !== null && isSentWithinDay(sentAt);
  if (key === '' || hash === null || !isRecent) return null;
  return { key, hash, sentAt, ...(raw.isUnsent === true && { isUnsent: true }) };
};

const readAll = (): readonly SentAttempt[] => readList(parseJson(local.getItem(storageKey) ?? ''), readSent);

/** The attempt of this browser with the same order that has no answer; `null` if there is none. */
export const findSentAttempt = (body: OrderPayload): OrderAttempt | null => {
  const hash = hashOfOrder(body);
  const sent = readAll().find((each) => each.hash === hash);
  // Only the hash was kept, so nothing is known of earlier contents.
  if (sent === undefined) return null;
  const { hash: _hash, ...attempt } = sent;
  return { ...attempt, body, earlier: [] };
};

export const rememberSentAttempt = ({ key, body, isUnsent }: OrderAttempt): void => {
  const unsent = isUnsent === true && { isUnsent };
  const sent = { key, hash: hashOfOrder(body), sentAt: deviceNow(), ...unsent };
  const others = readAll().filter((each) => each.hash !== sent.hash);
  local.setItem(storageKey, JSON.stringify([...others, sent]));
};

/** To call once the shop has answered the attempt. */
export const forgetSentAttempt = (key: string): void => {
  const rest = readAll().filter((each) => each.key !== key);
  local.setItem(storageKey, JSON.stringify(rest));
};
