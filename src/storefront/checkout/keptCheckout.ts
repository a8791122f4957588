import { type CartLine, readCart } from '#domain/cart.ts';
import { isRaw, readText } from '#domain/reading.ts';
import { browserStorage, type KeyValueStorage } from '#slices/browserStorage.ts';
import { type OrderAttempt, resumedAttempt } from './orderAttempt.ts';
import type { OrderBody } from './orderBody.ts';
import { readTyped, type TypedCheckout, untouchedCheckout } from './typedCheckout.ts';

/** A checkout as this tab keeps it, so that a reload loses nothing and a retry makes no second order. */
export interface KeptCheckout {
  /** The history entry in which it began. */
  readonly entry: string;
  readonly lines: readonly CartLine[];
  readonly typed: TypedCheckout;
  /** The attempt whose answer is not known yet. */
  readonly attempt: OrderAttempt | null;
}

const key = 'checkout';

/** The checkout that a visit begins or goes on with: its own when kept, else one of the lines that came with it. */
export const begunCheckout = (
  kept: KeptCheckout | null,
  visit: { readonly entry: string; readonly state: unknown },
): KeptCheckout => {
  const brought = readCart(isRaw(visit.state) ? visit.state.lines : null);
  const isSameVisit = kept?.entry === visit.entry;
  if (kept !== null && (isSameVisit || brought.length === 0)) return { ...kept, entry: visit.entry };
  return {
    entry: visit.entry,
    lines: brought,
    typed: kept?.typed ?? untouchedCheckout,
    attempt: resumedAttempt(kept?.attempt ?? null, brought),
  };
};

/** What stays of a checkout that became an order: a reload or a step back finds nothing left to order. */
export const settledCheckout = (entry: string): KeptCheckout => ({
  entry,
  lines: [],
  typed: untouchedCheckout,
  attempt: null,
});

const isBody = (raw: unknown): raw is OrderBody =>
  isRaw(raw) && Array.isArray(raw.products) && raw.products.every(isRaw) && isRaw(raw.customerData);

const readAttempt = (raw: unknown): OrderAttempt | null => {
  if (!isRaw(raw) || !isBody(raw.body)) return null;
  const name = readText(raw.key);
  return name === '' ? null : { key: name, body: raw.body };
};

/** The checkout in a stored text; `null` when the text holds none. */
export const readKept = (stored: string | null): KeptCheckout | null => {
  const raw = parsed(stored);
  if (!isRaw(raw)) return null;
  return {
    entry: readText(raw.entry),
    lines: readCart(raw.lines),
    typed: readTyped(raw.typed),
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

export const keptCheckout = (storage: Kept = browserStorage.session): KeptCheckout | null =>
  readKept(storage.getItem(key));

/** Browsers that refuse storage still check out; only a reload then loses what was typed. */
export const keepCheckout = (checkout: KeptCheckout, storage: Kept = browserStorage.session): void =>
  storage.setItem(key, JSON.stringify(checkout));

/** The one owner of a running checkout's record; each change is kept at once. */
export interface CheckoutKeeper {
  readonly attempt: () => OrderAttempt | null;
  readonly keep: (part: Partial<Omit<KeptCheckout, 'entry'>>) => void;
  /** The order stands: what was kept goes, and nothing is kept any more. */
  readonly settle: () => void;
}

export const checkoutKeeper = (begun: KeptCheckout, storage?: Kept): CheckoutKeeper => {
  let record = begun;
  let settled = false;
  return {
    attempt: () => record.attempt,
    keep: (part) => {
      if (settled) return;
      record = { ...record, ...part };
      keepCheckout(record, storage);
    },
    settle: () => {
      settled = true;
      keepCheckout(settledCheckout(begun.entry), storage);
    },
  };
};
