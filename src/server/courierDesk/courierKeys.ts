import type { CalledCourier } from '#domain/consignments/courierSetup.ts';
import type { ShopSecretName } from '#domain/shop/shopSecrets.ts';

interface CourierKeys {
  /** Without one of them nothing can be called. */
  readonly needed: readonly ShopSecretName[];
  /** By which the courier's own messages are known. */
  readonly webhook: ShopSecretName;
}

/** The keys of each courier that is called, among the shop's secrets. */
export const courierKeys = {
  steadfast: { needed: ['steadfastApiKey', 'steadfastSecretKey'], webhook: 'steadfastWebhookToken' },
  pathao: {
    needed: ['pathaoClientId', 'pathaoClientSecret', 'pathaoUsername', 'pathaoPassword'],
    webhook: 'pathaoWebhookSecret',
  },
} as const satisfies Record<CalledCourier, CourierKeys>;
