import { type Order, readOrder } from '../orders/order.ts';
import { ordersByIdLimit } from '../shop/constants.ts';
import { isRecord, readList, readText, readTexts } from '../values/parse.ts';

/** The orders that staff print together, and the papers that are printed of them (MD-7, MD-18). */

export const paperKinds = ['picking-list', 'packing-slips', 'labels', 'invoices'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const isPaperKind = (value: unknown): value is PaperKind => paperKinds.some((kind) => kind === value);

/** English, like all texts that a screen translates by `shownText`. */
export const paperTitles: Record<PaperKind, string> = {
  'picking-list': 'Picking List',
  'packing-slips': 'Packing Slips',
  labels: 'Courier Labels',
  invoices: 'Invoices',
};

/** One size of a courier label; `width` and `height` are millimetres. */
export interface LabelSize {
  readonly name: '75x100' | '4x6';
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

const smallLabel: LabelSize = { name: '75x100', label: '75 × 100 mm', width: 75, height: 100 };

export const labelSizes: readonly LabelSize[] = [
  smallLabel,
  { name: '4x6', label: '4 × 6 in', width: 101.6, height: 152.4 },
];

/** The label size with this name; 75 × 100 mm for any other text. */
export const readLabelSize = (name: string | null): LabelSize =>
  labelSizes.find((size) => size.name === name) ?? smallLabel;

/** Orders to print: a stored batch by its id, or the orders by theirs. */
export type OrdersToPrint = { readonly batch: string } | { readonly orders: readonly string[] };

/** What an address names to be printed. */
export interface PrintAddress {
  readonly toPrint: OrdersToPrint;
  /** Number of orders that are left out, because the address names too many. */
  readonly omitted: number;
}

/** The batch or the orders that the parameters of an address name (orders separated by commas, each once); `null` for neither. */
export const readPrintAddress = (params: { get(name: string): string | null }): PrintAddress | null => {
  const batch = params.get('batch') ?? '';
  if (batch !== '') return { toPrint: { batch }, omitted: 0 };
  const ids = new Set((params.get('orders') ?? '').split(',').map((id) => id.trim()));
  ids.delete('');
  if (ids.size === 0) return null;
  const orders = [...ids].slice(0, ordersByIdLimit);
  return { toPrint: { orders }, omitted: ids.size - orders.length };
};

/** The orders of a print batch, in its order. */
export interface PrintBatch {
  /** Name of the account that made it. */
  readonly by: string;
  /** ISO. */
  readonly at: string;
  readonly orders: readonly Order[];
  /** Names of the orders that the shop no longer has. */
  readonly missing: readonly string[];
}

/** The batch that a host sent; `null` for anything else. */
export const readPrintBatch = (raw: unknown): PrintBatch | null =>
  isRecord(raw) && Array.isArray(raw.orders)
    ? {
        by: readText(raw.by),
        at: readText(raw.at),
        orders: readList(raw.orders, readOrder),
        missing: readTexts(raw.missing),
      }
    : null;
