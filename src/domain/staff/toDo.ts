import { isRecord, readNumber } from '../values/parse.ts';

/** What waits for staff today (CA-9), each the number of a list. */
export interface ToDo {
  /** Pending orders that nobody has called. */
  readonly toCall: number;
  /** Pending orders whose time to be called again has come. */
  readonly toCallBack: number;
  /** Confirmed orders without an open parcel; 0 in a shop without couriers and parcels. */
  readonly toBook: number;
  /** What couriers leave to a person. */
  readonly toDecide: number;
  /** Money that couriers hold for longer than `overdueDays`; `null` as long as the shop keeps no ledger of cash. */
  readonly overdue: { readonly parcels: number; readonly amount: number } | null;
}

/** Days after which money at a courier is overdue: couriers pay out once a week. */
export const overdueDays = 7;

const readOverdue = (raw: unknown): ToDo['overdue'] =>
  isRecord(raw) ? { parcels: readNumber(raw.parcels) ?? 0, amount: readNumber(raw.amount) ?? 0 } : null;

/** What a host sent; nothing to do where it sent nothing. */
export const readToDo = (raw: unknown): ToDo => {
  const numbers = isRecord(raw) ? raw : {};
  const [toCall = 0, toCallBack = 0, toBook = 0, toDecide = 0] = [
    numbers.toCall,
    numbers.toCallBack,
    numbers.toBook,
    numbers.toDecide,
  ].map((number) => readNumber(number) ?? 0);
  return { toCall, toCallBack, toBook, toDecide, overdue: readOverdue(numbers.overdue) };
};
