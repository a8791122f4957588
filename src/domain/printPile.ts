import { pileOrdersLimit } from './constants.ts';

/** The piles of paper that are printed for several orders at once, each with its own address (MD-7). */

export const pileKinds = ['picking-list', 'packing-slips', 'labels', 'invoices'] as const;
export type PileKind = (typeof pileKinds)[number];

export const isPileKind = (value: unknown): value is PileKind => pileKinds.some((kind) => kind === value);

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

/** The ids in parts of at most `pileOrdersLimit`, which bounds the length of an address; in the same order. */
export const pilesOf = (ids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / pileOrdersLimit) }, (_, index) =>
    ids.slice(index * pileOrdersLimit, (index + 1) * pileOrdersLimit),
  );

/** What an address says about a pile: the ids that are printed, and how many are left out beyond the limit. */
export interface PileIds {
  readonly ids: readonly string[];
  readonly omitted: number;
}

/** The ids of a pile as an address carries them, separated by commas; each counts once. */
export const readPileIds = (text: string | null): PileIds => {
  const all = new Set((text ?? '').split(',').map((id) => id.trim()));
  all.delete('');
  const ids = [...all];
  return { ids: ids.slice(0, pileOrdersLimit), omitted: Math.max(0, ids.length - pileOrdersLimit) };
};
