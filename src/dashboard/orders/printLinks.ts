import { type LabelSize, labelSizes, type OrdersToPrint, type PaperKind } from '#domain/staff/printBatch.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { printPath } from '../components/routing/addresses.ts';

interface PrintLink {
  readonly kind: PaperKind;
  readonly size?: LabelSize['name'];
  readonly label: string;
  readonly to: string;
}

/** The links to the papers of these orders, one for each kind and each size of label (MD-7). */
export const printLinks = (toPrint: OrdersToPrint): readonly PrintLink[] => [
  { kind: 'picking-list', label: messages.pickingList, to: printPath('picking-list', toPrint) },
  { kind: 'packing-slips', label: messages.packingSlips, to: printPath('packing-slips', toPrint) },
  ...labelSizes.map(({ name, label }) => ({
    kind: 'labels' as const,
    size: name,
    label: messages.labelsOfSize(label),
    to: printPath('labels', toPrint, name),
  })),
  { kind: 'invoices', label: messages.invoices, to: printPath('invoices', toPrint) },
];
