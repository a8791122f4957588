import { isRecord, readNumber, readText } from '../values/parse.ts';
import { type AdvanceState, isAdvanceState } from './advance.ts';

/** An advance as the holder of its link sees it (CA-10). Amounts are taka. */
export interface CustomerAdvance {
  readonly orderNumber: string;
  readonly amount: number;
  readonly state: AdvanceState;
  /** Whether the gateway's page has been opened. */
  readonly isStarted: boolean;
  readonly canPay: boolean;
  /** What is to be paid at the door: without the advance if that is paid, or can still be paid; with it otherwise, as while it is held. */
  readonly atTheDoor: number;
  /** ISO: until when it can be paid. */
  readonly endsAt: string;
}

/** The advance that a host sent for a link; `null` for anything else. */
export const readCustomerAdvance = (raw: unknown): CustomerAdvance | null =>
  isRecord(raw) && isAdvanceState(raw.state)
    ? {
        orderNumber: readText(raw.orderNumber),
        amount: readNumber(raw.amount) ?? 0,
        state: raw.state,
        isStarted: raw.isStarted === true,
        canPay: raw.canPay === true,
        atTheDoor: readNumber(raw.atTheDoor) ?? 0,
        endsAt: readText(raw.endsAt),
      }
    : null;
