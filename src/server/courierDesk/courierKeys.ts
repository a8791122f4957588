import type { CalledCourier } from '#domain/consignments/courierSetup.ts';
import type { ShopSecretName } from '#domain/shop/shopSecrets.ts';

interface CourierKeys {
  /** If one of these is missing, the courier cannot be called. */
  readonly needed: readonly ShopSecretName[];
  /** Proves that a webhook comes from the courier. */
  readonly webhook: ShopSecretName;
}

/** Which of the shop's secrets are the keys of each courier that the shop calls. */
export const courierKeys = {
  steadfast: { needed: ['steadfastApiKey', 'steadfastSecretKey'], webhook: 'steadfastWebhookToken' },
  pathao: {
    needed: ['pathaoClientId', 'pathaoClientSecret', 'pathaoUsername', 'pathaoPassword'],
    webhook: 'pathaoWebhookSecret',
  },
} as const satisfies Record<CalledCourier, CourierKeys>;
