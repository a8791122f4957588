import { deviceNow } from '#api/client/shopClock.ts';
import { type CartLine, lineKey, readCart, withoutLines } from '#domain/checkout/cart.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { isRecord, parseJson, readList, readNumber, readText } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { type CheckoutDraft, emptyDraft, readDraft } from './checkoutDraft.ts';
import { isInDoubt, isSentWithinDay, type OrderAttempt, resumedAttempt } from './orderAttempt.ts';
import type { OrderPayload } from './orderPayload.ts';
import { findSentAttempt, forgetSentAttempt, rememberSentAttempt } from './sentAttempts.ts';

/** A checkout as this tab stores it, so that a reload loses nothing and a retry makes no second order. */
export interface StoredCheckout {
  /** The key of the history entry in which the checkout started. */
  readonly entry: string;
  readonly lines: readonly CartLine[];
  /** Whether the cart stays as it is once the lines are ordered, since they are not the cart's: by Buy Now (CT-7). */
  readonly keepsCart: boolean;
  readonly typed: CheckoutDraft;
  /** The attempt whose result is still unknown; `null` for none. */
  readonly attempt: OrderAttempt | null;
  /** The keys of lines that this tab has ordered: history entries from before still hold them. */
  readonly ordered: readonly string[];
}

/**
 * The checkout of a visit. A visit in the same history entry, or without lines in its navigation state, continues the stored checkout.
 * Any other visit starts a new one with the lines that it passes. A visit by Back or Forward (`isReturn`) leaves out lines that were
 * ordered since; in any other visit the shopper has chosen them once more. An attempt in doubt is dropped a day after it was sent.
 */
export const resumeCheckout = (
  stored: StoredCheckout | null,
  visit: { readonly entry: string; readonly state: unknown; readonly isReturn?: boolean },
): StoredCheckout => {
  const state = isRecord(visit.state) ? visit.state : {};
  const passed = readCart(state.lines);
  const attempt = stored?.attempt && isSentWithinDay(stored.attempt.sentAt) ? stored.attempt : null;
  const isSameVisit = stored?.entry === visit.entry;
  if (stored !== null && (isSameVisit || passed.length === 0))
    return { ...stored, entry: visit.entry, attempt };
  const ordered = stored?.ordered ?? [];
  const lines = visit.isReturn === true ? withoutLines(passed, ordered) : passed;
  const keys = new Set(lines.map(lineKey));
  const resumed = resumedAttempt(attempt, lines);
  return {
    entry: visit.entry,
    lines,
    // The attempt in doubt may have ordered lines of the cart.
    keepsCart: state.keepsCart === true && (resumed === null || stored?.keepsCart === true),
    typed: stored?.typed ?? emptyDraft,
    attempt: resumed,
    ordered: ordered.filter((key) => !keys.has(key)),
  };
};

/** What is stored once the order is placed: a reload or a step back then finds nothing left to order. */
export const orderedCheckout = (entry: string, ordered: readonly string[]): StoredCheckout => ({
  entry,
  lines: [],
  keepsCart: false,
  typed: emptyDraft,
  attempt: null,
  ordered,
});

const isOrderPayload = (raw: unknown): raw is OrderPayload =>
  isRecord(raw) && Array.isArray(raw.products) && raw.products.every(isRecord) && isRecord(raw.customerData);

const readAttempt = (raw: unknown): OrderAttempt | null => {
  if (!isRecord(raw) || !isOrderPayload(raw.body)) return null;
  const attemptKey = readText(raw.key);
  const earlier = readList(raw.earlier, (body) => (isOrderPayload(body) ? body : null));
  // An earlier version of the page stored no time. The attempt counts as sent now: were it dropped, the same order could be placed twice
  // within a day.
  const sentAt = readNumber(raw.sentAt) ?? deviceNow();
  const unsent = raw.isUnsent === true ? { isUnsent: true } : {};
  return attemptKey === '' ? null : { key: attemptKey, body: raw.body, earlier, sentAt, ...unsent };
};

/** Reads a checkout from the stored text; `null` if it contains none. */
export const readStored = (text: string | null): StoredCheckout | null => {
  if (text === null) return null;
  const raw = parseJson(text);
  if (raw === undefined) console.warn('The stored checkout is not JSON and is ignored.');
  if (!isRecord(raw)) return null;
  return {
    entry: readText(raw.entry),
    lines: readCart(raw.lines),
    keepsCart: raw.keepsCart === true,
    typed: readDraft(raw.typed),
    attempt: readAttempt(raw.attempt),
    ordered: readList(raw.ordered, (key) => readText(key) || null),
  };
};

export const readStoredCheckout = (): StoredCheckout | null =>
  readStored(browserStorage.session.getItem(storageKeys.checkout));

/** Without storage the checkout still works; only a reload loses what was typed. */
export const storeCheckout = (checkout: StoredCheckout): void =>
  browserStorage.session.setItem(storageKeys.checkout, JSON.stringify(checkout));

/**
 * Stores each change of a running checkout at once. The tab stores one checkout: once the shopper has begun another, changes of this
 * one are no longer stored.
 */
export interface CheckoutStore extends Pick<StoredCheckout, 'keepsCart'> {
  /** Whether the checkout was opened with an attempt whose result is still unknown. */
  readonly isInDoubt: boolean;
  /** The attempt whose result is still unknown, of this checkout or else of another tab with the same order; `null` for none. */
  readonly attempt: (body: OrderPayload) => OrderAttempt | null;
  readonly update: (part: Partial<Omit<StoredCheckout, 'entry'>>) => void;
  /**
   * To call once these lines are ordered: of this checkout only the keys of ordered lines stay stored, and later changes are ignored. A
   * checkout that has begun since loses the ordered lines and, if it took over this one's attempt, the attempt.
   */
  readonly markOrdered: (lineKeys: readonly string[]) => void;
}

/** What is left of another checkout once an order with this key and these lines is placed. */
const withoutOrdered = (
  checkout: StoredCheckout,
  lineKeys: readonly string[],
  attemptKey: string | undefined,
): StoredCheckout => ({
  ...checkout,
  lines: withoutLines(checkout.lines, lineKeys),
  attempt: checkout.attempt?.key === attemptKey ? null : checkout.attempt,
  ordered: [...checkout.ordered, ...lineKeys],
});

export const createCheckoutStore = (initial: StoredCheckout): CheckoutStore => {
  let current = initial;
  /** Whether this checkout was stored; until then what the tab has stored may be an earlier one. */
  let isStored = false;
  let isOrdered = false;
  /** The checkout that the shopper has begun since this one was stored; `null` if there is none. */
  const newerCheckout = (): StoredCheckout | null => {
    const stored = isStored ? readStoredCheckout() : null;
    return stored?.entry === initial.entry ? null : stored;
  };
  return {
    keepsCart: initial.keepsCart,
    isInDoubt: isInDoubt(initial.attempt),
    attempt: (body) => current.attempt ?? findSentAttempt(body),
    update: (part) => {
      if (isOrdered) return;
      if (part.attempt) rememberSentAttempt(part.attempt);
      if (part.attempt === null && current.attempt !== null) forgetSentAttempt(current.attempt.key);
      current = { ...current, ...part };
      if (newerCheckout() === null) storeCheckout(current);
      isStored = true;
    },
    markOrdered: (lineKeys) => {
      isOrdered = true;
      if (current.attempt !== null) forgetSentAttempt(current.attempt.key);
      const newer = newerCheckout();
      storeCheckout(
        newer === null
          ? orderedCheckout(initial.entry, [...current.ordered, ...lineKeys])
          : withoutOrdered(newer, lineKeys, current.attempt?.key),
      );
    },
  };
};
