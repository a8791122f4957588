import { isRecord, readNumber, readText } from '../values/parse.ts';
import { type Advance, isAdvanceState } from './advance.ts';

/** An advance that waits for staff (CA-10): a risky payment to accept or not, or money to give back. */
export interface WaitingAdvance
  extends Pick<Advance, 'id' | 'amount' | 'state' | 'revision' | 'isStarted' | 'bankTransactionId'> {
  /** `null` when the order was deleted. */
  readonly orderId: string | null;
  readonly orderNumber: string;
  /** Of the order's customer, to whom money goes back; both are `null` when the order was deleted. */
  readonly customerName: string | null;
  readonly customerPhone: string | null;
  /** ISO: since when it is stored in its state; one to give back because its order was cancelled or deleted is stored as `paid`. */
  readonly since: string;
}

/** What a host sent; `null` for a state that this build does not know. */
export const readWaitingAdvance = (raw: unknown): WaitingAdvance | null =>
  isRecord(raw) && isAdvanceState(raw.state)
    ? {
        id: readText(raw.id),
        amount: readNumber(raw.amount) ?? 0,
        state: raw.state,
        revision: readNumber(raw.revision) ?? 0,
        isStarted: raw.isStarted === true,
        bankTransactionId: readText(raw.bankTransactionId) || null,
        orderId: readText(raw.orderId) || null,
        orderNumber: readText(raw.orderNumber),
        customerName: readText(raw.customerName) || null,
        customerPhone: readText(raw.customerPhone) || null,
        since: readText(raw.since),
      }
    : null;
