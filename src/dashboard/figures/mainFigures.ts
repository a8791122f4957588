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
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/figures.ts';

/** The texts of one figure's card. */
interface MainFigure {
  readonly label: string;
  readonly value: string;
  /** How the figure differs from the figure of the days before; `null` if it does not depend on the days. */
  readonly change: string | null;
  /** A detail, such as how many orders are open; '' for none. */
  readonly note: string;
  /** A sentence that says what the figure counts. */
  readonly definition: string;
}

/** The cards of a period's figures, with cards about parcels if the shop has parcels, and about cash if it keeps a ledger. */
export const mainFigures = (figures: Figures): MainFigure[] => [
  ordersFigure(figures),
  salesFigure(figures),
  deliveredFigure(figures),
  returnedFigure(figures),
  ...(figures.hasParcels ? [costFigure(figures), doorReturnsFigure(figures)] : []),
  ...(figures.cashIn === null ? [] : [cashInFigure(figures.cashIn, figures.before)]),
  ...(figures.outstanding === null ? [] : [outstandingFigure(figures.outstanding)]),
];

/** A share from 0 to 1 as `86.5 %`; a dash for a share of nothing, which is `null`. */
export const formatShare = (share: number | null): string =>
  share === null ? '–' : messages.percent(percentOf(share));

/** A share from 0 to 1 in per cent, with one decimal. */
const percentOf = (share: number): number => Math.round(share * 1000) / 10;

/** A number with its sign: a plus, or a minus as wide as the plus instead of the hyphen. */
const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace('-', '−'));

/** `+12 % from ৳36,000`: how a number differs from the number of the days before; `৳36,000 in the days before` if it does not. */
const changeText = (now: number, before: number, format: (value: number) => string): string => {
  // `changeOf` is `null` if there was nothing before, of which no share can be taken.
  const percent = Math.round((changeOf(now, before) ?? 0) * 100);
  if (percent === 0) return messages.inTheDaysBefore(format(before));
  return messages.percentFrom(signed(percent), format(before));
};

/** `+3.2 points from 83 %`: how a share differs from the share of the days before; `83 % in the days before` if it does not. */
const shareChangeText = (now: number | null, before: number | null): string => {
  // A share of nothing, `null`, cannot be compared.
  const points = now === null || before === null ? 0 : percentOf(now - before);
  if (points === 0) return messages.inTheDaysBefore(formatShare(before));
  return messages.pointsFrom(signed(points), formatShare(before));
};

/** A number of things, and the words for it. */
interface WordedCount {
  readonly count: number;
  readonly textOf: (count: string) => string;
}

/** `2 cancelled, 5 waiting`: the counts in words, without the counts that are 0. */
const countsText = (counts: readonly WordedCount[]): string =>
  counts
    .filter(({ count }) => count > 0)
    .map(({ count, textOf }) => textOf(formatCount(count)))
    .join(', ');

const ordersFigure = ({ orders: { counts }, before }: Figures): MainFigure => ({
  label: messages.orders,
  value: formatCount(placedOf(counts)),
  change: changeText(placedOf(counts), placedOf(before.orders.counts), formatCount),
  note: countsText([
    { count: counts.Cancelled, textOf: messages.cancelled },
    { count: waitingOf(counts), textOf: messages.waiting },
    { count: counts.Shipping, textOf: messages.onTheirWay },
  ]),
  definition: messages.aboutOrders,
});

const salesFigure = ({ orders: { counts, sales }, before }: Figures): MainFigure => {
  const soldOrders = placedOf(counts) - counts.Cancelled - counts.Return;
  return {
    label: messages.sales,
    value: formatTaka(sales),
    change: changeText(sales, before.orders.sales, formatTaka),
    note: soldOrders === 0 ? '' : messages.perOrder(formatTaka(Math.round(sales / soldOrders))),
    definition: messages.aboutSales,
  };
};

const deliveredFigure = ({ orders: { counts }, before }: Figures): MainFigure => ({
  label: messages.delivered,
  value: formatShare(deliveredShare(counts)),
  change: shareChangeText(deliveredShare(counts), deliveredShare(before.orders.counts)),
  note: messages.ofFinished(
    formatCount(deliveredOf(counts)),
    formatCount(finishedOf(counts)),
    formatCount(placedOf(counts) - finishedOf(counts)),
  ),
  definition: messages.aboutDelivered,
});

const returnedFigure = ({ orders: { counts }, before }: Figures): MainFigure => ({
  label: messages.returned,
  value: formatShare(returnShare(counts)),
  change: shareChangeText(returnShare(counts), returnShare(before.orders.counts)),
  note: messages.ofDelivered(formatCount(counts.Return), formatCount(deliveredOf(counts))),
  definition: messages.aboutReturned,
});

/** Whether there are parcels and no fee of any of them is known. */
const isCostUnknown = ({ parcels, withoutFee }: DeliveryCost): boolean =>
  parcels > 0 && withoutFee === parcels;

/** The known fees in taka; a dash if the cost is unknown. */
export const formatCost = (cost: DeliveryCost): string => (isCostUnknown(cost) ? '–' : formatTaka(cost.fees));

/** How a cost differs from the cost of the days before; only the cost of those days if one of the two is unknown. */
const costChangeText = (now: DeliveryCost, before: DeliveryCost): string =>
  isCostUnknown(now) || isCostUnknown(before)
    ? messages.inTheDaysBefore(formatCost(before))
    : changeText(now.fees, before.fees, formatTaka);

const costFigure = ({ cost, before }: Figures): MainFigure => ({
  label: messages.costOfDelivery,
  value: formatCost(cost),
  change: costChangeText(cost, before.cost),
  note:
    cost.withoutFee === 0
      ? messages.parcels(cost.parcels, formatCount(cost.parcels))
      : messages.withoutFee(formatCount(cost.withoutFee), cost.parcels, formatCount(cost.parcels)),
  definition: messages.aboutCost,
});

const doorReturnsFigure = ({ doorReturns, before }: Figures): MainFigure => ({
  label: messages.returnedAtTheDoor,
  value: formatCost(doorReturns),
  change: costChangeText(doorReturns, before.doorReturns),
  note: messages.ofParcels(
    formatCount(doorReturns.parcels),
    doorReturns.given,
    formatCount(doorReturns.given),
  ),
  definition: messages.aboutDoorReturnCost,
});

/** With a ledger, `cashIn` of the days before is a number too. */
const cashInFigure = (cashIn: number, { cashIn: before }: Figures['before']): MainFigure => ({
  label: messages.cashIn,
  value: formatTaka(cashIn),
  change: changeText(cashIn, before ?? 0, formatTaka),
  note: '',
  definition: messages.aboutCashIn,
});

const outstandingFigure = (outstanding: number): MainFigure => ({
  label: messages.cashOutstanding,
  value: formatTaka(outstanding),
  change: null,
  note: '',
  definition: messages.aboutOutstanding,
});
