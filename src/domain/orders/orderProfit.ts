import { type CourierId, isCourierId } from '../consignments/couriers.ts';
import { type CostSource, costSources } from '../consignments/deliveryCost.ts';
import { fromPoisha } from '../values/money.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { isSale } from './orderDays.ts';
import type { OrderStatus } from './orderStatus.ts';

/** What the shop keeps of an order after it has paid for goods and delivery (CA-7), for admins. */

/** What one parcel of the order costs, in taka. */
interface ParcelCost {
  readonly courier: CourierId;
  readonly invoice: string;
  /** `null` while it is unknown. */
  readonly cost: number | null;
  readonly source: CostSource | null;
}

/** Amounts are taka. */
export interface OrderProfit {
  /** Whether its goods are sold: not if the order was cancelled or returned. */
  readonly isSold: boolean;
  /** Whether it is delivered; before that the amounts below are what is expected. */
  readonly isDelivered: boolean;
  /** Price of the pieces that do not come back. */
  readonly goods: number;
  /** The delivery charge that the customer pays. */
  readonly charge: number;
  /** What couriers collected and customers paid in advance, beyond goods and charge; negative for less. */
  readonly otherMoney: number;
  /** What the pieces in `goods`, and those that couriers lost, cost the shop, as far as it is known. */
  readonly goodsCost: number;
  /** Number of lines with pieces that are sold or lost. */
  readonly lines: number;
  /** Number of those lines whose cost is unknown. */
  readonly linesWithoutCost: number;
  readonly parcels: readonly ParcelCost[];
  /** What couriers paid for lost goods, less what was written off. */
  readonly settled: number;
  /** What is left of these amounts after all costs, as far as they are known. */
  readonly profit: number;
}

/** What the profit of an order is computed from. Amounts are poisha. */
export interface ProfitFacts {
  readonly status: OrderStatus;
  readonly charge: number;
  /** Paid in advance. */
  readonly advance: number;
  readonly lines: readonly {
    /** Pieces that do not come back. */
    readonly pieces: number;
    /** Pieces in parcels that couriers lost, also if other ones were sent for them. */
    readonly lostPieces: number;
    readonly unitPrice: number;
    /** What one piece cost the shop; `null` if unknown. */
    readonly unitCost: number | null;
  }[];
  readonly parcels: readonly (Omit<ParcelCost, 'cost'> & {
    /** Poisha, unlike in `ParcelCost`; `null` while it is unknown. */
    readonly cost: number | null;
    /** What was collected for it; `null` if nothing was. */
    readonly collected: number | null;
    /** Whether nobody took it. */
    readonly isReturned: boolean;
    /** What the courier paid if the parcel was lost, less what was written off. */
    readonly settled: number;
  })[];
}

const add = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Poisha; a smaller difference comes from couriers, who collect whole taka. */
const rounding = 100;

const collectedFor = (parcels: ProfitFacts['parcels']): number[] =>
  parcels.map(({ collected }) => collected).filter((amount) => amount !== null);

/**
 * Poisha collected and paid in advance beyond `due`, which is goods and charge; 0 while nothing is collected. What was paid for a
 * returned order goes back to the customer; of a cancelled one the shop keeps what was paid for parcels that nobody took, such as the
 * delivery alone.
 */
const otherMoneyOf = ({ status, advance, parcels }: ProfitFacts, due: number): number => {
  if (status === 'Cancelled') return add(collectedFor(parcels.filter(({ isReturned }) => isReturned)));
  const collectedAmounts = collectedFor(parcels);
  if (status !== 'Delivered' || collectedAmounts.length === 0) return 0;
  const difference = add(collectedAmounts) + advance - due;
  return Math.abs(difference) < rounding ? 0 : difference;
};

/** The profit of an order, with the parts that it is made of. */
export const orderProfit = (facts: ProfitFacts): OrderProfit => {
  const isSold = isSale(facts.status);
  const isDelivered = facts.status === 'Delivered';
  const lines = isSold ? facts.lines.filter(({ pieces }) => pieces > 0) : [];
  const goods = add(lines.map(({ pieces, unitPrice }) => pieces * unitPrice));
  const charge = isSold ? facts.charge : 0;
  const otherMoney = otherMoneyOf(facts, goods + charge);
  const costs = facts.lines
    .map(({ pieces, lostPieces, unitCost }) => ({ pieces: (isSold ? pieces : 0) + lostPieces, unitCost }))
    .filter(({ pieces }) => pieces > 0);
  const goodsCost = add(costs.map(({ pieces, unitCost }) => pieces * (unitCost ?? 0)));
  const settled = add(facts.parcels.map((parcel) => parcel.settled));
  const delivery = add(facts.parcels.map(({ cost }) => cost ?? 0));
  return {
    isSold,
    isDelivered,
    goods: fromPoisha(goods),
    charge: fromPoisha(charge),
    otherMoney: fromPoisha(otherMoney),
    goodsCost: fromPoisha(goodsCost),
    lines: costs.length,
    linesWithoutCost: costs.filter(({ unitCost }) => unitCost === null).length,
    parcels: facts.parcels.map(({ courier, invoice, cost, source }) => ({
      courier,
      invoice,
      source,
      cost: cost === null ? null : fromPoisha(cost),
    })),
    settled: fromPoisha(settled),
    profit: fromPoisha(goods + charge + otherMoney + settled - goodsCost - delivery),
  };
};

/** Whether every cost is known. */
export const isProfitComplete = ({ linesWithoutCost, parcels, isSold }: OrderProfit): boolean =>
  linesWithoutCost === 0 &&
  parcels.every(({ cost }) => cost !== null) &&
  // A sold order without a parcel has its delivery still before it.
  (!isSold || parcels.length > 0);

const readParcelCost = (raw: unknown): ParcelCost | null =>
  isRecord(raw) && isCourierId(raw.courier)
    ? {
        courier: raw.courier,
        invoice: readText(raw.invoice),
        cost: readNumber(raw.cost),
        source: costSources.find((source) => source === raw.source) ?? null,
      }
    : null;

/** The profit that a host sent; `null` if it sent none. */
export const readOrderProfit = (raw: unknown): OrderProfit | null => {
  const data = isRecord(raw) ? raw.data : null;
  if (!isRecord(data)) return null;
  return {
    isSold: data.isSold === true,
    isDelivered: data.isDelivered === true,
    goods: readNumber(data.goods) ?? 0,
    charge: readNumber(data.charge) ?? 0,
    otherMoney: readNumber(data.otherMoney) ?? 0,
    goodsCost: readNumber(data.goodsCost) ?? 0,
    lines: readNumber(data.lines) ?? 0,
    linesWithoutCost: readNumber(data.linesWithoutCost) ?? 0,
    parcels: readList(data.parcels, readParcelCost),
    settled: readNumber(data.settled) ?? 0,
    profit: readNumber(data.profit) ?? 0,
  };
};
