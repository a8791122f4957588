import { publicPathaoValue } from '#domain/shop/shopSecretSchema.ts';
import { shopSecrets } from '#domain/shop/shopSecrets.ts';
import type { CourierAddress } from '../courierAddress.ts';
import { CourierError } from '../courierError.ts';

export const pathaoName = 'Pathao';

/** The address that Pathao's calls begin with; for its test system it is `https://courier-api-sandbox.pathao.com/aladdin/api/v1`. */
export const pathaoAddress = 'https://api-hermes.pathao.com/aladdin/api/v1';

export interface PathaoSettings extends CourierAddress {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
  /** The number of the merchant's store at Pathao, where parcels are fetched; `null` until it is entered, and nothing can be booked. */
  readonly storeId: number | null;
  /** The secret that the merchant entered for webhooks in Pathao's portal; `null` while there are no webhooks. */
  readonly webhookSecret: string | null;
}

/** Whether a webhook secret is one that everybody knows, and with which anybody could report a delivery. */
export const isPublicPathaoSecret = (secret: string): boolean =>
  secret.trim().toLowerCase() === publicPathaoValue;

/** Throws a CourierError `settings` for a webhook secret that is public or too short; accepts `null`. */
export const checkWebhookSecret = (secret: string | null): void => {
  if (secret === null) return;
  if (isPublicPathaoSecret(secret))
    throw new CourierError(
      'settings',
      `The webhook secret of ${pathaoName} is the value of its handshake, which everybody knows; choose another one.`,
    );
  const { least } = shopSecrets.pathaoWebhookSecret;
  if (secret.length < least)
    throw new CourierError(
      'settings',
      `The webhook secret of ${pathaoName} needs at least ${least} characters.`,
    );
};
