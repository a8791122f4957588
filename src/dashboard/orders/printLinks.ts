import { type LabelSize, labelSizes, type PaperKind } from '#domain/printBatch.ts';
import { printPath } from '../components/addresses.ts';

interface PrintLink {
  readonly kind: PaperKind;
  readonly size?: LabelSize['name'];
  readonly label: string;
  readonly to: string;
}

/** A link to each batch that can be printed for these orders (MD-7). */
export const printLinks = (ids: readonly string[]): readonly PrintLink[] => [
  { kind: 'picking-list', label: 'Picking list', to: printPath('picking-list', ids) },
  { kind: 'packing-slips', label: 'Packing slips', to: printPath('packing-slips', ids) },
  ...labelSizes.map(({ name, label }) => ({
    kind: 'labels' as const,
    size: name,
    label: `Labels ${label}`,
    to: printPath('labels', ids, name),
  })),
  { kind: 'invoices', label: 'Invoices', to: printPath('invoices', ids) },
];
