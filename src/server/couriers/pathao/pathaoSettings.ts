import { publicPathaoValue } from '#domain/shop/shopSecretSchema.ts';
import { shopSecrets } from '#domain/shop/shopSecrets.ts';
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
  /** The number of the merchant's store at Pathao, where parcels are fetched; `null` while nothing can be booked. */
  readonly storeId: number | null;
  /** What the merchant typed in Pathao's portal for webhooks; `null` while there are none. */
  readonly webhookSecret: string | null;
}

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
  const { least } = shopSecrets.pathaoWebhookSecret;
  if (secret.length < least)
    throw new CourierError('settings', `The webhook secret of Pathao needs at least ${least} characters.`);
};
