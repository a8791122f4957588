import type { ConsignmentStage } from './consignmentStage.ts';
import type { CourierId } from './couriers.ts';

/** A parcel of an order, given or to be given to a courier (CR-1). Amounts are taka. */
export interface Consignment {
  readonly id: string;
  /** `null` once the order is deleted; its number, name and phone number stay. */
  readonly orderId: string | null;
  readonly orderNumber: string;
  readonly recipientName: string;
  readonly courier: CourierId;
  /** Who carries a parcel of the shop's own rider (CA-8); `null` for others, and as long as nobody is named. */
  readonly rider: string | null;
  /** The shop's own name for it, unique: `HK-7Q4K-2M`, `HK-7Q4K-2M-2` for the second of the order. */
  readonly invoice: string;
  /** The courier's own id; `null` before the booking is answered. */
  readonly courierReference: string | null;
  readonly trackingCode: string | null;
  /** What the courier collects: whole taka. */
  readonly amount: number;
  /** What the courier charges for it; `null` as long as it is not known. */
  readonly fee: number | null;
  /** What the courier says that it has collected; `null` as long as it said nothing. */
  readonly collected: number | null;
  /** Grams. */
  readonly weight: number;
  readonly note: string;
  readonly stage: ConsignmentStage;
  /** An exchange goes beside another consignment of its order, for the difference. */
  readonly isExchange: boolean;
  /** ISO. */
  readonly createdAt: string;
  /** The name of the account that made it. */
  readonly createdBy: string;
  /** ISO: the last change of stage. */
  readonly stageAt: string;
}

/** The invoice of an order's nth consignment. */
export const invoiceOf = (orderNumber: string, nth: number): string =>
  nth === 1 ? orderNumber : `${orderNumber}-${nth}`;
