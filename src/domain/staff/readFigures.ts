import { isCourierId } from '../consignments/couriers.ts';
import { byStatus } from '../orders/byStatus.ts';
import { isRecord, type JsonRecord, readList, readNumber, readText } from '../values/parse.ts';
import type { FigurePeriod } from './figurePeriod.ts';
import type { DeliveryCost, DoorReturns, Figures, OrderSums, PeriodFigures } from './figures.ts';

/** Readers of the figures that a host sends. */

const recordOf = (raw: unknown): JsonRecord => (isRecord(raw) ? raw : {});

const readSums = (raw: unknown): OrderSums => {
  const { counts, sales } = recordOf(raw);
  const numbers = recordOf(counts);
  return {
    counts: byStatus((status) => readNumber(numbers[status]) ?? 0),
    sales: readNumber(sales) ?? 0,
  };
};

const readCost = (raw: unknown): DeliveryCost => {
  const { fees, parcels, withoutFee } = recordOf(raw);
  return {
    fees: readNumber(fees) ?? 0,
    parcels: readNumber(parcels) ?? 0,
    withoutFee: readNumber(withoutFee) ?? 0,
  };
};

const readDoorReturns = (raw: unknown): DoorReturns => ({
  ...readCost(raw),
  given: readNumber(recordOf(raw).given) ?? 0,
});

const readPeriod = (raw: unknown): FigurePeriod => {
  const { from, to } = recordOf(raw);
  return { from: readText(from), to: readText(to) };
};

const readPeriodFigures = (raw: unknown): PeriodFigures => {
  const { period, orders, cost, doorReturns, cashIn } = recordOf(raw);
  return {
    period: readPeriod(period),
    orders: readSums(orders),
    cost: readCost(cost),
    doorReturns: readDoorReturns(doorReturns),
    cashIn: readNumber(cashIn),
  };
};

/** The rows of a list: what `read` makes of each, with its sums. */
const readRows = <Row extends object>(
  raw: unknown,
  read: (row: JsonRecord) => Row | null,
): (Row & OrderSums)[] =>
  readList(raw, (each) => {
    const row = isRecord(each) ? read(each) : null;
    return row === null ? null : { ...row, ...readSums(each) };
  });

/** The figures that a host sent; empty if it sent none. */
export const readFigures = (raw: unknown): Figures => {
  const reply = recordOf(raw);
  return {
    ...readPeriodFigures(raw),
    before: readPeriodFigures(reply.before),
    outstanding: readNumber(reply.outstanding),
    hasParcels: reply.hasParcels === true,
    days: readRows(reply.days, ({ day }) => ({ day: readText(day) })),
    categories: readRows(reply.categories, ({ category, pieces }) => ({
      category: category === null ? null : readText(category),
      pieces: readNumber(pieces) ?? 0,
    })),
    districts: readRows(reply.districts, ({ district }) => ({ district: readText(district) })),
    couriers: readRows(reply.couriers, ({ courier, cost, cashIn, outstanding }) => ({
      courier: isCourierId(courier) ? courier : null,
      cost: readCost(cost),
      cashIn: readNumber(cashIn),
      outstanding: readNumber(outstanding),
    })),
    doorMonths: readList(reply.doorMonths, (each) => ({
      month: readText(recordOf(each).month),
      ...readDoorReturns(each),
    })),
    doorDistricts: readList(reply.doorDistricts, (each) => ({
      district: readText(recordOf(each).district),
      ...readDoorReturns(each),
    })),
    hours: readRows(reply.hours, ({ hour }) => ({ hour: readNumber(hour) ?? 0 })),
  };
};
