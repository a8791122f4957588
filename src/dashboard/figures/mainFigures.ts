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
import * as messages from '#messages/dashboard/figures.ts';
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
  label: messages.orders,
  value: formatCount(placedOf(counts)),
  change: changeText(placedOf(counts), placedOf(before.orders.counts), formatCount),
  note: listOf([
    [counts.Cancelled, 'cancelled'],
    [waitingOf(counts), 'waiting'],
    [counts.Shipping, 'on their way'],
  ]),
  definition: messages.allOrdersPlacedInThese,
});

const salesFigure = ({ orders: { counts, sales }, before }: Figures): MainFigure => {
  const sold = placedOf(counts) - counts.Cancelled - counts.Return;
  return {
    label: messages.sales,
    value: formatTaka(sales),
    change: changeText(sales, before.orders.sales, formatTaka),
    note: sold === 0 ? '' : messages.perOrder(formatTaka(Math.round(sales / sold))),
    definition: messages.totalsOfTheseOrdersWith,
  };
};

const deliveredFigure = ({ orders: { counts }, before }: Figures): MainFigure => ({
  label: messages.delivered,
  value: formatShare(deliveredShare(counts)),
  change: shareChangeText(deliveredShare(counts), deliveredShare(before.orders.counts)),
  note: messages.ofFinishedOpen(
    formatCount(deliveredOf(counts)),
    formatCount(finishedOf(counts)),
    formatCount(placedOf(counts) - finishedOf(counts)),
  ),
  definition: messages.ofTheseOrdersAsFar,
});

const returnedFigure = ({ orders: { counts }, before }: Figures): MainFigure => ({
  label: messages.returned,
  value: formatShare(returnShare(counts)),
  change: shareChangeText(returnShare(counts), returnShare(before.orders.counts)),
  note: messages.ofDelivered(formatCount(counts.Return), formatCount(deliveredOf(counts))),
  definition: messages.ofTheDeliveredOrdersOf,
});

/** The known fees; a dash when no fee of any parcel is known. */
export const formatCost = ({ fees, parcels, withoutFee }: DeliveryCost): string =>
  parcels > 0 && withoutFee === parcels ? '–' : formatTaka(fees);

const costFigure = ({ cost, before }: Figures): MainFigure => ({
  label: messages.costOfDelivery,
  value: formatCost(cost),
  change: changeText(cost.fees, before.cost.fees, formatTaka),
  note:
    cost.withoutFee === 0
      ? countLabel(cost.parcels, 'parcels')
      : `${formatCount(cost.withoutFee)} of ${countLabel(cost.parcels, 'parcels')} without a fee yet`,
  definition: messages.feesOfTheParcelsGiven,
});

const doorReturnsFigure = ({ doorReturns, before }: Figures): MainFigure => ({
  label: messages.returnedAtTheDoor,
  value: formatCost(doorReturns),
  change: changeText(doorReturns.fees, before.doorReturns.fees, formatTaka),
  note: `${formatCount(doorReturns.parcels)} of ${countLabel(doorReturns.given, 'parcels')}`,
  definition: messages.costOfTheParcelsGiven,
});

const cashInFigure = (cashIn: number, { cashIn: before }: Figures['before']): MainFigure => ({
  label: messages.cashIn,
  value: formatTaka(cashIn),
  change: changeText(cashIn, before ?? 0, formatTaka),
  note: '',
  definition: messages.moneyFromCouriersThatReached,
});

const outstandingFigure = (outstanding: number): MainFigure => ({
  label: messages.cashOutstanding,
  value: formatTaka(outstanding),
  change: null,
  note: '',
  definition: messages.moneyOfTheShopThat,
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
