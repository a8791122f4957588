import { deliveredShare, finishedOf, placedOf, returnShare } from '#domain/staff/figureSums.ts';
import type { OrderSums } from '#domain/staff/figures.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/figures.ts';
import type { BreakdownColumn } from './BreakdownTable.tsx';
import { formatShare } from './mainFigures.ts';

/** The columns that every breakdown has. */
export const sumColumns: readonly BreakdownColumn<OrderSums>[] = [
  { header: messages.orders, cell: ({ counts }) => formatCount(placedOf(counts)) },
  { header: messages.open, cell: ({ counts }) => formatCount(placedOf(counts) - finishedOf(counts)) },
  { header: messages.sales, cell: ({ sales }) => formatTaka(sales) },
  { header: messages.delivered, cell: ({ counts }) => formatShare(deliveredShare(counts)) },
  { header: messages.returned, cell: ({ counts }) => formatShare(returnShare(counts)) },
];
