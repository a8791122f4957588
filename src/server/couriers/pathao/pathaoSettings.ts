import type { CourierAddress } from '../courierAddress.ts';
import { CourierError } from '../courierError.ts';

export const pathaoName = 'Pathao';

/** The base of Pathao's calls; that of its test system is `https://courier-api-sandbox.pathao.com/aladdin/api/v1`. */
export const pathaoAddress = 'https://api-hermes.pathao.com/aladdin/api/v1';

export interface PathaoSettings extends CourierAddress {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
  /** The number of the merchant's shop at Pathao, where parcels are fetched. */
  readonly storeId: number;
  /** What the merchant typed in Pathao's portal for webhooks; `null` while there are none. */
  readonly webhookSecret: string | null;
}

/** The value that the answer to Pathao's handshake carries: the same for all merchants and publicly known. */
export const publicPathaoValue = 'f3992ecc-59da-4cbe-a049-a13da2018d51';

/** Whether a webhook secret is known to everybody, so that everybody could report a delivery with it. */
export const isPublicPathaoSecret = (secret: string): boolean =>
  secret.trim().toLowerCase() === publicPathaoValue;

/** Throws a CourierError `settings` for a secret that protects nothing. */
export const checkWebhookSecret = (secret: string | null): void => {
  if (secret === null) return;
  if (isPublicPathaoSecret(secret))
    throw new CourierError(
      'settings',
      'The webhook secret of Pathao is the value of its handshake, which everybody knows; choose another one.',
    );
  if (secret.length < 8)
    throw new CourierError('settings', 'The webhook secret of Pathao needs at least 8 characters.');
};
