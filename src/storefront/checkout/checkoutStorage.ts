import { type CartLine, readCart } from '#domain/cart.ts';
import { isRecord, readText } from '#domain/parse.ts';
import { browserStorage, type KeyValueStorage } from '#slices/browserStorage.ts';
import { type CheckoutDraft, emptyDraft, readDraft } from './checkoutDraft.ts';
import { type OrderAttempt, resumedAttempt } from './orderAttempt.ts';
import type { OrderPayload } from './orderPayload.ts';

/** A checkout as stored for this tab, so that a reload loses nothing and a retry makes no second order. */
export interface StoredCheckout {
  /** The history entry in which it started. */
  readonly entry: string;
  readonly lines: readonly CartLine[];
  readonly typed: CheckoutDraft;
  /** The attempt whose result is still unknown. */
  readonly attempt: OrderAttempt | null;
}

const key = 'checkout';

/**
 * The checkout of a visit: the stored one in the same history entry or when no lines are passed, else a new
 * one of the passed lines.
 */
export const resumeDraft = (
  kept: StoredCheckout | null,
  visit: { readonly entry: string; readonly state: unknown },
): StoredCheckout => {
  const brought = readCart(isRecord(visit.state) ? visit.state.lines : null);
  const isSameVisit = kept?.entry === visit.entry;
  if (kept !== null && (isSameVisit || brought.length === 0)) return { ...kept, entry: visit.entry };
  return {
    entry: visit.entry,
    lines: brought,
    typed: kept?.typed ?? emptyDraft,
    attempt: resumedAttempt(kept?.attempt ?? null, brought),
  };
};

/** What is stored after the order is placed: a reload or a step back finds nothing left to order. */
export const settledCheckout = (entry: string): StoredCheckout => ({
  entry,
  lines: [],
  typed: emptyDraft,
  attempt: null,
});

const isBody = (raw: unknown): raw is OrderPayload =>
  isRecord(raw) && Array.isArray(raw.products) && raw.products.every(isRecord) && isRecord(raw.customerData);

const readAttempt = (raw: unknown): OrderAttempt | null => {
  if (!isRecord(raw) || !isBody(raw.body)) return null;
  const name = readText(raw.key);
  return name === '' ? null : { key: name, body: raw.body };
};

/** The checkout in a stored text; `null` when it contains none. */
export const readStored = (stored: string | null): StoredCheckout | null => {
  const raw = parsed(stored);
  if (!isRecord(raw)) return null;
  return {
    entry: readText(raw.entry),
    lines: readCart(raw.lines),
    typed: readDraft(raw.typed),
    attempt: readAttempt(raw.attempt),
  };
};

const parsed = (stored: string | null): unknown => {
  if (stored === null) return null;
  try {
    return JSON.parse(stored);
  } catch {
    console.warn('The kept checkout was not JSON and is left aside.');
    return null;
  }
};

type Kept = Pick<KeyValueStorage, 'getItem' | 'setItem'>;

export const readStoredCheckout = (storage: Kept = browserStorage.session): StoredCheckout | null =>
  readStored(storage.getItem(key));

/** Without storage the checkout still works; only a reload loses what was typed. */
export const storeCheckout = (checkout: StoredCheckout, storage: Kept = browserStorage.session): void =>
  storage.setItem(key, JSON.stringify(checkout));

/** The only writer of a running checkout's record; stores each change at once. */
export interface DraftStore {
  readonly attempt: () => OrderAttempt | null;
  readonly keep: (part: Partial<Omit<StoredCheckout, 'entry'>>) => void;
  /** The order is placed: clears the record and ignores later changes. */
  readonly settle: () => void;
}

export const createDraftStore = (begun: StoredCheckout, storage?: Kept): DraftStore => {
  let record = begun;
  let settled = false;
  return {
    attempt: () => record.attempt,
    keep: (part) => {
      if (settled) return;
      record = { ...record, ...part };
      storeCheckout(record, storage);
    },
    settle: () => {
      settled = true;
      storeCheckout(settledCheckout(begun.entry), storage);
    },
  };
};
