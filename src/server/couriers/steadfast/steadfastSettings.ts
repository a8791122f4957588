import type { CourierAddress } from '../courierAddress.ts';

export const steadfastName = 'Steadfast';

/** The address that Steadfast's calls begin with. Steadfast has no test system. */
export const steadfastAddress = 'https://portal.packzy.com/api/v1';

export interface SteadfastSettings extends CourierAddress {
  readonly apiKey: string;
  readonly secretKey: string;
  /** The token that the merchant entered for webhooks in Steadfast's portal; `null` while there are no webhooks. */
  readonly webhookToken: string | null;
}
