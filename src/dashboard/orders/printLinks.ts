import { type LabelSize, labelSizes, type OrdersToPrint, type PaperKind } from '#domain/staff/printBatch.ts';
import { printPath } from '../components/routing/addresses.ts';

interface PrintLink {
  readonly kind: PaperKind;
  readonly size?: LabelSize['name'];
  readonly label: string;
  readonly to: string;
}

/** A link to each paper of these orders (MD-7). */
export const printLinks = (printed: OrdersToPrint): readonly PrintLink[] => [
  { kind: 'picking-list', label: 'Picking list', to: printPath('picking-list', printed) },
  { kind: 'packing-slips', label: 'Packing slips', to: printPath('packing-slips', printed) },
  ...labelSizes.map(({ name, label }) => ({
    kind: 'labels' as const,
    size: name,
    label: `Labels ${label}`,
    to: printPath('labels', printed, name),
  })),
  { kind: 'invoices', label: 'Invoices', to: printPath('invoices', printed) },
];
