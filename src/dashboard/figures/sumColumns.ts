import { deliveredShare, finishedOf, placedOf, returnShare } from '#domain/staff/figureSums.ts';
import type { OrderSums } from '#domain/staff/figures.ts';
import { formatCount } from '#domain/values/groupDigits.ts';
import { formatTaka } from '#domain/values/money.ts';
import type { BreakdownColumn } from './BreakdownTable.tsx';
import { formatShare } from './mainFigures.ts';

/** The columns of every breakdown. */
export const sumColumns: readonly BreakdownColumn<OrderSums>[] = [
  { header: 'Orders', cell: ({ counts }) => formatCount(placedOf(counts)) },
  { header: 'Open', cell: ({ counts }) => formatCount(placedOf(counts) - finishedOf(counts)) },
  { header: 'Sales', cell: ({ sales }) => formatTaka(sales) },
  { header: 'Delivered', cell: ({ counts }) => formatShare(deliveredShare(counts)) },
  { header: 'Returned', cell: ({ counts }) => formatShare(returnShare(counts)) },
];
