import { readCartLine } from '../checkout/cart.ts';
import { isRecord, type JsonRecord, readList, readNumber, readText } from '../values/parse.ts';
import type { CustomerData, Order, OrderLine } from './order.ts';

/** The customer's data that staff may correct (MD-5): not the e-mail address, which decides whose order it is, and not the payment. */
export const correctableFields = [
  'name',
  'mobileNumber',
  'district',
  'address',
  'addressType',
  'deliveryArea',
  'comment',
] as const satisfies readonly (keyof CustomerData)[];
export type CorrectableField = (typeof correctableFields)[number];

export interface FieldChange {
  readonly field: CorrectableField;
  readonly from: string;
  readonly to: string;
}

/** A line as a revision keeps it; `originalPrice`, as API-5 names it, is what one piece costs in the order, in taka. */
export type RevisedLine = Omit<OrderLine, 'imageUrl'>;

/** `from` is `null` for a line that was added, `to` for one that was taken out; never both, which the contract's schema cannot say. */
export interface LineChange {
  readonly from: RevisedLine | null;
  readonly to: RevisedLine | null;
}

/** Taka. */
export interface OrderAmounts {
  readonly subTotal: number;
  readonly deliveryCharge: number;
  readonly total: number;
}

/** The difference between an order before and after a correction. */
export interface OrderChanges {
  readonly fields: readonly FieldChange[];
  readonly lines: readonly LineChange[];
  /** The amounts before. */
  readonly from: OrderAmounts;
  /** The amounts after. */
  readonly to: OrderAmounts;
}

/** One correction of an order. */
export interface OrderRevision extends OrderChanges {
  /** Name of the staff account; `null` in what a customer receives. */
  readonly by: string | null;
  /** ISO. */
  readonly at: string;
}

/** The amounts of an order. */
export const amountsOf = ({
  subTotal,
  total,
  customerData,
}: Pick<Order, 'subTotal' | 'total' | 'customerData'>): OrderAmounts => ({
  subTotal,
  deliveryCharge: customerData.deliveryCharge,
  total,
});

/** The line without its picture. */
export const revisedLine = ({
  id,
  name,
  color,
  size,
  quantity,
  originalPrice,
}: RevisedLine): RevisedLine => ({ id, name, color, size, quantity, originalPrice });

/** Whether anything changes; a change of only the amounts does not count. */
export const hasChanges = ({ fields, lines }: Pick<OrderChanges, 'fields' | 'lines'>): boolean =>
  fields.length > 0 || lines.length > 0;

const readField = (raw: unknown): FieldChange | null => {
  if (!isRecord(raw)) return null;
  const field = correctableFields.find((name) => name === raw.field);
  return field === undefined ? null : { field, from: readText(raw.from), to: readText(raw.to) };
};

/** The line before or after a change: `null` for no line, `undefined` for one that cannot be read. */
const readSide = (raw: unknown): RevisedLine | null | undefined => {
  if (raw === null || raw === undefined) return null;
  const line = readCartLine(raw);
  return line === null ? undefined : revisedLine(line);
};

/** A change with an unreadable line is left out: without the line it would read as an addition or a removal. */
const readLineChange = (raw: unknown): LineChange | null => {
  if (!isRecord(raw)) return null;
  const from = readSide(raw.from);
  const to = readSide(raw.to);
  if (from === undefined || to === undefined) return null;
  const isEmpty = from === null && to === null;
  return isEmpty ? null : { from, to };
};

const readAmounts = (raw: unknown): OrderAmounts => {
  const amounts: JsonRecord = isRecord(raw) ? raw : {};
  return {
    subTotal: readNumber(amounts.subTotal) ?? 0,
    deliveryCharge: readNumber(amounts.deliveryCharge) ?? 0,
    total: readNumber(amounts.total) ?? 0,
  };
};

/** The revision that a host sent; `null` for one without a time. */
export const readOrderRevision = (raw: unknown): OrderRevision | null => {
  if (!isRecord(raw) || readText(raw.at) === '') return null;
  return {
    by: readText(raw.by) || null,
    at: readText(raw.at),
    fields: readList(raw.fields, readField),
    lines: readList(raw.lines, readLineChange),
    from: readAmounts(raw.from),
    to: readAmounts(raw.to),
  };
};
