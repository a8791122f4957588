import type { CashState } from '../cash/cashState.ts';
import type { ConsignmentStage } from './consignmentStage.ts';
import type { CourierId } from './couriers.ts';

/** A parcel of an order, given or to be given to a courier, as staff read it (CR-1). Amounts are taka. */
export interface Consignment {
  readonly id: string;
  /** `null` once the order is deleted; its number, name and phone number stay. */
  readonly orderId: string | null;
  /** Whether the order is cancelled; only the list of all parcels tells it. */
  readonly isOrderCancelled?: boolean | undefined;
  readonly orderNumber: string;
  readonly recipientName: string;
  /** The phone number that the order had when the parcel was made. */
  readonly recipientPhone: string;
  /** `null` if nobody has chosen one: not every courier wants it. */
  readonly thana: string | null;
  readonly courier: CourierId;
  /** Name of the own rider who carries it (CA-8); `null` for any other courier, and while nobody is named. */
  readonly rider: string | null;
  /** The shop's own unique name for it: `HK-7Q4K-2E`, or `HK-7Q4K-2E-2` for the order's second parcel. */
  readonly invoice: string;
  /** The courier's own id; `null` before the booking is answered. */
  readonly courierReference: string | null;
  readonly trackingCode: string | null;
  /** What the courier collects: whole taka. */
  readonly amount: number;
  /** What the courier charges for it; `null` while it is unknown. */
  readonly fee: number | null;
  /** What the courier says it has collected; `null` until it says so. */
  readonly collected: number | null;
  /** Grams. */
  readonly weight: number;
  readonly note: string;
  readonly stage: ConsignmentStage;
  /** An exchange goes to the customer beside another consignment of the order, and collects only the difference. */
  readonly isExchange: boolean;
  /** ISO. */
  readonly createdAt: string;
  /** The name of the account that made it. */
  readonly createdBy: string;
  /** ISO: the last change of stage. */
  readonly stageAt: string;
  readonly cashState: CashState;
  /** Taka that the courier has still to pay; negative when it paid too much. */
  readonly outstanding: number;
  /** Taka that the courier has still to name in a statement; negative when it named too much. */
  readonly unremitted: number;
  /** ISO: since when the courier holds the money; `null` when it holds none. */
  readonly heldSince: string | null;
  /** The number of its events. A change sends the number that its user has seen, so that the server notices a change in between. */
  readonly revision: number;
}

/** The invoice of an order's nth consignment. */
export const invoiceOf = (orderNumber: string, nth: number): string =>
  nth === 1 ? orderNumber : `${orderNumber}-${nth}`;
