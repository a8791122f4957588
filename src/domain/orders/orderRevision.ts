import { readCartLine } from '../checkout/cart.ts';
import { isRecord, type JsonRecord, readList, readNumber, readText } from '../values/parse.ts';
import type { CustomerData, Order, OrderLine } from './order.ts';

/** What corrections changed in an order (MD-5). */

/**
 * The customer's data that staff may correct. Not the e-mail address, which decides whose order it is, and not the
 * payment.
 */
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

/** A line as a revision keeps it; `originalPrice` is taka for one piece. */
export type RevisedLine = Omit<OrderLine, 'imageUrl'>;

/** `from` is `null` for a line that was added, `to` for one that was taken out. */
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

/** The difference between an order before and after a correction; amounts are those before and after. */
export interface OrderChanges {
  readonly fields: readonly FieldChange[];
  readonly lines: readonly LineChange[];
  readonly from: OrderAmounts;
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
}: Omit<OrderLine, 'imageUrl'>): RevisedLine => ({ id, name, color, size, quantity, originalPrice });

/** Whether anything changes; a change of the amounts alone does not count. */
export const hasChanges = ({ fields, lines }: Pick<OrderChanges, 'fields' | 'lines'>): boolean =>
  fields.length > 0 || lines.length > 0;

const readField = (raw: unknown): FieldChange | null => {
  if (!isRecord(raw)) return null;
  const field = correctableFields.find((known) => known === raw.field);
  return field === undefined ? null : { field, from: readText(raw.from), to: readText(raw.to) };
};

const readLine = (raw: unknown): RevisedLine | null => {
  const line = readCartLine(raw);
  return line === null ? null : revisedLine(line);
};

const readLineChange = (raw: unknown): LineChange | null => {
  if (!isRecord(raw)) return null;
  const change = { from: readLine(raw.from), to: readLine(raw.to) };
  return change.from === null && change.to === null ? null : change;
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
