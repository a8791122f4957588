import type { PaperKind } from '#domain/printBatch.ts';

export const paperTitles: Record<PaperKind, string> = {
  'picking-list': 'Picking List',
  'packing-slips': 'Packing Slips',
  labels: 'Courier Labels',
  invoices: 'Invoices',
};
