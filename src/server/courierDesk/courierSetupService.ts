import {
  type CalledCourier,
  type CourierSetup,
  type CourierTrial,
  calledCouriers,
} from '#domain/consignments/courierSetup.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { CourierSettings } from '#domain/shop/courierSettings.ts';
import { type ShopSecretName, shopSecrets } from '#domain/shop/shopSecrets.ts';
import { shopSettingsLabels } from '#messages/domain/settingNames.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import { CourierError } from '../couriers/courierError.ts';
import { notFound } from '../errors/apiError.ts';
import type { ShopSecrets } from '../secrets/shopSecrets.ts';
import { courierKeys } from './courierKeys.ts';

interface SetupParts {
  readonly couriers: Couriers;
  readonly wrongCouriers: ReadonlyMap<CourierId, string>;
  readonly secrets: Pick<ShopSecrets, 'read'>;
  readonly settings: CourierSettings;
  readonly origin: string;
}

const stateOf = (isWrong: boolean, isUnset: boolean, missing: readonly string[]): CourierSetup['state'] => {
  if (isWrong) return 'wrong';
  if (isUnset) return 'notSet';
  return missing.length === 0 ? 'ready' : 'incomplete';
};

const setupOf = async (
  { couriers, wrongCouriers, secrets, settings, origin }: SetupParts,
  courier: CalledCourier,
): Promise<CourierSetup> => {
  const { needed, webhook } = courierKeys[courier];
  const missing: string[] = [];
  for (const name of needed as readonly ShopSecretName[])
    if ((await secrets.read(name)) === null) missing.push(shopSecrets[name].label);
  const isUnset = missing.length === needed.length;
  const needsStore = courier === 'pathao' && settings.pathaoStoreId === null;
  if (needsStore && !isUnset) missing.push(shopSettingsLabels.pathaoStoreId);
  const reason = wrongCouriers.get(courier) ?? '';
  return {
    courier,
    state: stateOf(reason !== '', isUnset, missing),
    missing,
    reason,
    webhookUrl: new URL(`/webhooks/${courier}`, origin).href,
    takesWebhooks: (await secrets.read(webhook)) !== null,
    canTry: couriers.get(courier)?.tryKeys !== undefined,
  };
};

/** Tells for each courier that the shop calls how far it is set up. */
export const readCourierSetup = (parts: SetupParts): Promise<CourierSetup[]> =>
  Promise.all(calledCouriers.map((courier) => setupOf(parts, courier)));

/** Tries the keys of a courier by one cheap call. Throws an ApiError `unknown` for a courier that is not set up. */
export const tryCourier = async (couriers: Couriers, id: CalledCourier): Promise<CourierTrial> => {
  const tryKeys = couriers.get(id)?.tryKeys;
  if (tryKeys === undefined) throw notFound('courier', 'courier');
  try {
    return { isGood: true, sentence: await tryKeys() };
  } catch (error) {
    if (error instanceof CourierError) return { isGood: false, sentence: error.message };
    throw error;
  }
};
