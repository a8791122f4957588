import { isRecord, readNumber, readText } from '../values/parse.ts';
import type { Consignment } from './consignment.ts';
import { isConsignmentStage } from './consignmentStage.ts';
import { isCourierId } from './couriers.ts';

/** What a list shows of an order's newest consignment that was not cancelled (CR-1). */
export interface ParcelMark extends Pick<Consignment, 'courier' | 'invoice' | 'trackingCode' | 'stage'> {
  readonly orderId: string;
  /** Whole taka that the courier collects; `null` from a host that does not tell it. */
  readonly amount: number | null;
  /** What couriers collect for all open parcels of the order; `null` without an open one, and from a host that does not tell it. */
  readonly openAmount: number | null;
}

/** The mark that a host sent; `null` for one of a courier or in a stage that this build does not know. */
export const readParcelMark = (raw: unknown): ParcelMark | null =>
  isRecord(raw) && isCourierId(raw.courier) && isConsignmentStage(raw.stage)
    ? {
        orderId: readText(raw.orderId),
        courier: raw.courier,
        invoice: readText(raw.invoice),
        trackingCode: readText(raw.trackingCode) || null,
        stage: raw.stage,
        amount: readNumber(raw.amount),
        openAmount: readNumber(raw.openAmount),
      }
    : null;
