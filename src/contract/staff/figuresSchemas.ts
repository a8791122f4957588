import { array, boolean, number, object, type Schema, string, type TestContext } from 'yup';
import { courierIds } from '#domain/consignments/couriers.ts';
import { byStatus } from '#domain/orders/byStatus.ts';
import { figureDays, mostFigureDays, type PeriodFault, periodFault } from '#domain/staff/figurePeriod.ts';
import type { Figures } from '#domain/staff/figures.ts';
import type { ToDo } from '#domain/staff/toDo.ts';
import type { CallSchemas } from '../call/callSchemas.ts';

const dayListed = `days must be one of ${figureDays.join(', ')}`;

const faultMessages = {
  noDay: (field) => `${field} must be a day such as 2025-01-05`,
  beforeFrom: () => 'to must not be before from',
  tooLong: () => `from and to may span at most ${mostFigureDays} days`,
} as const satisfies Record<PeriodFault['reason'], (field: string) => string>;

/** The rule of one of the two days: refuses it when the period from `from` to `to` is wrong because of this day. */
const periodRule = (field: 'from' | 'to') =>
  string().test('period', (_value, { parent, createError }: TestContext) => {
    const { from, to } = parent as { from?: string; to?: string };
    if (from === undefined && to === undefined) return true;
    // If only one of the days is given, the other one is refused as no day.
    const fault = periodFault({ from: from ?? '', to: to ?? '' });
    if (fault?.field !== field) return true;
    return createError({ message: faultMessages[fault.reason](field) });
  });

const figuresQuery = object({
  days: number()
    .typeError(dayListed)
    .oneOf(figureDays, dayListed)
    .test(
      'alone',
      'days and from or to exclude each other',
      (days, { parent }) => days === undefined || (parent.from === undefined && parent.to === undefined),
    ),
  from: periodRule('from'),
  to: periodRule('to'),
});

const count = number().required();
const taka = number().required();
const takaIfKnown = number().defined().nullable();
const sums = {
  counts: object(byStatus(() => count)).required(),
  sales: taka,
};
const costs = { fees: taka, parcels: count, withoutFee: count };
const cost = object(costs).required();
const doorReturns = { ...costs, given: count };
const periodFigures = {
  period: object({ from: string().required(), to: string().required() }).required(),
  orders: object(sums).required(),
  cost,
  doorReturns: object(doorReturns).required(),
  cashIn: takaIfKnown,
};

const figuresReply: Schema<Figures> = object({
  ...periodFigures,
  before: object(periodFigures).required(),
  outstanding: takaIfKnown,
  hasParcels: boolean().required(),
  days: array(object({ day: string().required(), ...sums })).required(),
  categories: array(object({ category: string().defined().nullable(), pieces: count, ...sums })).required(),
  districts: array(object({ district: string().defined(), ...sums })).required(),
  couriers: array(
    object({
      courier: string().oneOf(courierIds).defined().nullable(),
      cost,
      cashIn: takaIfKnown,
      outstanding: takaIfKnown,
      ...sums,
    }),
  ).required(),
  doorMonths: array(object({ month: string().required(), ...doorReturns })).required(),
  doorDistricts: array(object({ district: string().defined(), ...doorReturns })).required(),
  hours: array(object({ hour: count, ...sums })).required(),
}).required();

const toDoReply: Schema<ToDo> = object({
  toCall: count,
  toCallBack: count,
  toCorrect: count,
  toCallAboutReturn: count,
  toPack: count,
  toHandOver: count,
  toDecide: count,
  // `default(undefined)`: otherwise yup would put an object in place of an absent one.
  overdue: object({ parcels: count, amount: taka }).defined().nullable().default(undefined),
  days: array(
    object({ day: string().required(), placed: count, cancelled: count, delivered: count, cash: taka }),
  ).required(),
}).required();

/** Schemas of the calls in figures.ts; `Figures` and `ToDo` explain the fields of the replies. */
export const figuresSchemas = {
  readFigures: { query: figuresQuery, reply: figuresReply },
  exportFigures: { query: figuresQuery, reply: string().required(), replyType: 'text/csv' },
  readToDo: { reply: toDoReply },
} satisfies Record<string, CallSchemas>;
