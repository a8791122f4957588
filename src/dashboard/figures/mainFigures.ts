import {
  changeOf,
  deliveredOf,
  deliveredShare,
  finishedOf,
  placedOf,
  returnShare,
  waitingOf,
} from '#domain/staff/figureSums.ts';
import type { DeliveryCost, Figures } from '#domain/staff/figures.ts';
import { formatCount } from '#domain/values/groupDigits.ts';
import { formatTaka } from '#domain/values/money.ts';
import { countLabel } from '../components/lists/countLabel.ts';

/** One figure of a period, as its card shows it. */
export interface MainFigure {
  readonly label: string;
  readonly value: string;
  /** How it differs from the days before; `null` for one that does not depend on the days. */
  readonly change: string | null;
  /** What belongs to it, such as how many are open. */
  readonly note: string;
  /** What is counted, by which time, and of what it is a share. */
  readonly definition: string;
}

/** `86.5 %`; a dash for a share of nothing. */
export const formatShare = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 1000) / 10} %`;

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace('-', '−'));

/** `+12 % from ৳36,000`: how a number differs from the one before. */
const changeText = (now: number, before: number, format: (value: number) => string): string => {
  const change = changeOf(now, before);
  if (change === null || now === before) return `${format(before)} in the days before`;
  return `${signed(Math.round(change * 100))} % from ${format(before)}`;
};

/** `+3.2 points from 83 %`: how a share differs from the one before. */
const shareChangeText = (now: number | null, before: number | null): string => {
  if (now === null || before === null || now === before) return `${formatShare(before)} in the days before`;
  return `${signed(Math.round((now - before) * 1000) / 10)} points from ${formatShare(before)}`;
};

const listOf = (parts: readonly (readonly [count: number, text: string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${formatCount(count)} ${text}`)
    .join(', ');

const ordersFigure = ({ orders: { counts }, before }: Figures): MainFigure => ({
  label: 'Orders',
  value: formatCount(placedOf(counts)),
  change: changeText(placedOf(counts), placedOf(before.orders.counts), formatCount),
  note: listOf([
    [counts.Cancelled, 'cancelled'],
    [waitingOf(counts), 'waiting'],
    [counts.Shipping, 'on their way'],
  ]),
  definition: 'All orders placed in these days, the cancelled ones too.',
});

const salesFigure = ({ orders: { counts, sales }, before }: Figures): MainFigure => {
  const sold = placedOf(counts) - counts.Cancelled - counts.Return;
  return {
    label: 'Sales',
    value: formatTaka(sales),
    change: changeText(sales, before.orders.sales, formatTaka),
    note: sold === 0 ? '' : `${formatTaka(Math.round(sales / sold))} per order`,
    definition: 'Totals of these orders with the delivery charge, without cancelled and returned ones.',
  };
};

const deliveredFigure = ({ orders: { counts }, before }: Figures): MainFigure => ({
  label: 'Delivered',
  value: formatShare(deliveredShare(counts)),
  change: shareChangeText(deliveredShare(counts), deliveredShare(before.orders.counts)),
  note: `${formatCount(deliveredOf(counts))} of ${formatCount(finishedOf(counts))} finished, ${formatCount(
    placedOf(counts) - finishedOf(counts),
  )} open`,
  definition:
    'Of these orders, as far as they are delivered or cancelled, those that were delivered, also if they came back.',
});

const returnedFigure = ({ orders: { counts }, before }: Figures): MainFigure => ({
  label: 'Returned',
  value: formatShare(returnShare(counts)),
  change: shareChangeText(returnShare(counts), returnShare(before.orders.counts)),
  note: `${formatCount(counts.Return)} of ${formatCount(deliveredOf(counts))} delivered`,
  definition: 'Of the delivered orders of these days, those that came back.',
});

/** The known fees; a dash when no fee of any parcel is known. */
export const formatCost = ({ fees, parcels, withoutFee }: DeliveryCost): string =>
  parcels > 0 && withoutFee === parcels ? '–' : formatTaka(fees);

const costFigure = ({ cost, before }: Figures): MainFigure => ({
  label: 'Cost of delivery',
  value: formatCost(cost),
  change: changeText(cost.fees, before.cost.fees, formatTaka),
  note:
    cost.withoutFee === 0
      ? countLabel(cost.parcels, 'parcels')
      : `${formatCount(cost.withoutFee)} of ${countLabel(cost.parcels, 'parcels')} without a fee yet`,
  definition:
    'Fees of the parcels given to couriers in these days: billed in a statement, else agreed, else told by the courier.',
});

const doorReturnsFigure = ({ doorReturns, before }: Figures): MainFigure => ({
  label: 'Returned at the door',
  value: formatCost(doorReturns),
  change: changeText(doorReturns.fees, before.doorReturns.fees, formatTaka),
  note: `${formatCount(doorReturns.parcels)} of ${countLabel(doorReturns.given, 'parcels')}`,
  definition:
    'Cost of the parcels given to couriers in these days that came back or are on their way back; a part of the cost of delivery.',
});

const cashInFigure = (cashIn: number, { cashIn: before }: Figures['before']): MainFigure => ({
  label: 'Cash in',
  value: formatTaka(cashIn),
  change: changeText(cashIn, before ?? 0, formatTaka),
  note: '',
  definition: 'Money from couriers that reached the shop in these days.',
});

const outstandingFigure = (outstanding: number): MainFigure => ({
  label: 'Cash outstanding',
  value: formatTaka(outstanding),
  change: null,
  note: '',
  definition: 'Money of the shop that couriers hold now, whatever the days.',
});

/** The figures that the shop has: those of parcels once it has any, those of cash once it keeps a ledger. */
export const mainFigures = (figures: Figures): MainFigure[] => [
  ordersFigure(figures),
  salesFigure(figures),
  deliveredFigure(figures),
  returnedFigure(figures),
  ...(figures.hasParcels ? [costFigure(figures), doorReturnsFigure(figures)] : []),
  ...(figures.cashIn === null ? [] : [cashInFigure(figures.cashIn, figures.before)]),
  ...(figures.outstanding === null ? [] : [outstandingFigure(figures.outstanding)]),
];
