import { isRecord, readNumber, readText } from '../values/parse.ts';
import { type ConsignmentStage, isConsignmentStage } from './consignmentStage.ts';

/** A parcel as the customer of its order sees it (CR-9): without the courier's words and without what it costs the shop. */
export interface CustomerParcel {
  /** The courier's name. */
  readonly courier: string;
  readonly trackingCode: string | null;
  /** The courier's page for the code; `null` for none. */
  readonly trackingUrl: string | null;
  readonly stage: ConsignmentStage;
  /** Whole taka that the courier collects for an exchange; absent for any other parcel. */
  readonly exchangeAmount?: number;
}

/** The parcel that a host sent; `null` for one in a stage that this build does not know. */
export const readCustomerParcel = (raw: unknown): CustomerParcel | null => {
  if (!isRecord(raw) || !isConsignmentStage(raw.stage)) return null;
  const url = readText(raw.trackingUrl);
  const exchangeAmount = readNumber(raw.exchangeAmount);
  return {
    courier: readText(raw.courier),
    trackingCode: readText(raw.trackingCode) || null,
    // Other addresses, such as `javascript:`, would run in this page.
    trackingUrl: url.startsWith('https://') ? url : null,
    stage: raw.stage,
    ...(exchangeAmount === null ? {} : { exchangeAmount }),
  };
};
