import { ordersByIdLimit } from './constants.ts';

/** The batches of paper that are printed for several orders at once, each with its own address (MD-7). */

export const paperKinds = ['picking-list', 'packing-slips', 'labels', 'invoices'] as const;
export type PaperKind = (typeof paperKinds)[number];

export const isPaperKind = (value: unknown): value is PaperKind => paperKinds.some((kind) => kind === value);

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

/** The ids in parts of at most `ordersByIdLimit`, which bounds the length of an address; in the same order. */
export const batchesOf = (ids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / ordersByIdLimit) }, (_, index) =>
    ids.slice(index * ordersByIdLimit, (index + 1) * ordersByIdLimit),
  );

/** What an address says about a batch: the ids that are printed, and how many are left out beyond the limit. */
export interface BatchIds {
  readonly ids: readonly string[];
  readonly omitted: number;
}

/** The ids of a batch as an address carries them, separated by commas; each counts once. */
export const readBatchIds = (text: string | null): BatchIds => {
  const all = new Set((text ?? '').split(',').map((id) => id.trim()));
  all.delete('');
  const ids = [...all];
  return { ids: ids.slice(0, ordersByIdLimit), omitted: Math.max(0, ids.length - ordersByIdLimit) };
};
