import type { PileKind } from '#domain/printPile.ts';

export const pileTitles: Record<PileKind, string> = {
  'picking-list': 'Picking List',
  'packing-slips': 'Packing Slips',
  labels: 'Courier Labels',
  invoices: 'Invoices',
};
