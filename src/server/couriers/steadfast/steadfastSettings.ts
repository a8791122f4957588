import type { CourierAddress } from '../courierAddress.ts';

export const steadfastName = 'Steadfast';

/** The base of Steadfast's calls. It has no test system. */
export const steadfastAddress = 'https://portal.packzy.com/api/v1';

export interface SteadfastSettings extends CourierAddress {
  readonly apiKey: string;
  readonly secretKey: string;
  /** What the merchant typed in Steadfast's portal for webhooks; `null` while there are none. */
  readonly webhookToken: string | null;
}
