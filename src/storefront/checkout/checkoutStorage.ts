import { type CartLine, readCart } from '#domain/checkout/cart.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { isRecord, parseJson, readText } from '#domain/values/parse.ts';
import { browserStorage, type KeyValueStorage } from '#slices/browserStorage.ts';
import { type CheckoutDraft, emptyDraft, readDraft } from './checkoutDraft.ts';
import { type OrderAttempt, resumedAttempt } from './orderAttempt.ts';
import type { OrderPayload } from './orderPayload.ts';

/** A checkout as stored for this tab, against data loss on reload and a second order on retry. */
export interface StoredCheckout {
  /** The history entry in which it started. */
  readonly entry: string;
  readonly lines: readonly CartLine[];
  readonly typed: CheckoutDraft;
  /** The attempt whose result is still unknown. */
  readonly attempt: OrderAttempt | null;
}

const key = storageKeys.checkout;

/**
 * The checkout of a visit: the stored one in the same history entry or when no lines are passed, else a new
 * one of the passed lines.
 */
export const resumeCheckout = (
  stored: StoredCheckout | null,
  visit: { readonly entry: string; readonly state: unknown },
): StoredCheckout => {
  const lines = readCart(isRecord(visit.state) ? visit.state.lines : null);
  const isSameVisit = stored?.entry === visit.entry;
  if (stored !== null && (isSameVisit || lines.length === 0)) return { ...stored, entry: visit.entry };
  return {
    entry: visit.entry,
    lines,
    typed: stored?.typed ?? emptyDraft,
    attempt: resumedAttempt(stored?.attempt ?? null, lines),
  };
};

/** What is stored after the order is placed: a reload or a step back finds nothing left to order. */
export const settledCheckout = (entry: string): StoredCheckout => ({
  entry,
  lines: [],
  typed: emptyDraft,
  attempt: null,
});

const isOrderPayload = (raw: unknown): raw is OrderPayload =>
  isRecord(raw) && Array.isArray(raw.products) && raw.products.every(isRecord) && isRecord(raw.customerData);

const readAttempt = (raw: unknown): OrderAttempt | null => {
  if (!isRecord(raw) || !isOrderPayload(raw.body)) return null;
  const attemptKey = readText(raw.key);
  return attemptKey === '' ? null : { key: attemptKey, body: raw.body };
};

/** The checkout in a stored text; `null` when it contains none. */
export const readStored = (text: string | null): StoredCheckout | null => {
  const raw = text === null ? null : parseJson(text);
  if (raw === undefined) console.warn('The stored checkout is not JSON and is ignored.');
  if (!isRecord(raw)) return null;
  return {
    entry: readText(raw.entry),
    lines: readCart(raw.lines),
    typed: readDraft(raw.typed),
    attempt: readAttempt(raw.attempt),
  };
};

type TextStorage = Pick<KeyValueStorage, 'getItem' | 'setItem'>;

export const readStoredCheckout = (storage: TextStorage = browserStorage.session): StoredCheckout | null =>
  readStored(storage.getItem(key));

/** Without storage the checkout still works; only a reload loses what was typed. */
export const storeCheckout = (
  checkout: StoredCheckout,
  storage: TextStorage = browserStorage.session,
): void => storage.setItem(key, JSON.stringify(checkout));

/** The only writer of a running checkout's record; stores each change at once. */
export interface DraftStore {
  readonly attempt: () => OrderAttempt | null;
  readonly update: (part: Partial<Omit<StoredCheckout, 'entry'>>) => void;
  /** The order is placed: clears the record and ignores later changes. */
  readonly settle: () => void;
}

export const createDraftStore = (initial: StoredCheckout, storage?: TextStorage): DraftStore => {
  let record = initial;
  let isSettled = false;
  return {
    attempt: () => record.attempt,
    update: (part) => {
      if (isSettled) return;
      record = { ...record, ...part };
      storeCheckout(record, storage);
    },
    settle: () => {
      isSettled = true;
      storeCheckout(settledCheckout(initial.entry), storage);
    },
  };
};
