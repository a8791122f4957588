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
  /** Why the settings of a courier cannot be used. */
  readonly wrongCouriers: ReadonlyMap<CourierId, string>;
  readonly secrets: Pick<ShopSecrets, 'read'>;
  readonly settings: CourierSettings;
  readonly origin: string;
}

/** The labels of the needed keys that nobody has entered. */
const missingKeys = async (
  { read }: SetupParts['secrets'],
  needed: readonly ShopSecretName[],
): Promise<string[]> => {
  const labels: string[] = [];
  for (const name of needed) if ((await read(name)) === null) labels.push(shopSecrets[name].label);
  return labels;
};

const stateOf = ({
  isWrong,
  hasNoKey,
  missing,
}: {
  readonly isWrong: boolean;
  readonly hasNoKey: boolean;
  readonly missing: readonly string[];
}): CourierSetup['state'] => {
  if (isWrong) return 'wrong';
  if (hasNoKey) return 'notSet';
  return missing.length === 0 ? 'ready' : 'incomplete';
};

const setupOf = async (
  { couriers, wrongCouriers, secrets, settings, origin }: SetupParts,
  courier: CalledCourier,
): Promise<CourierSetup> => {
  const { needed, webhook } = courierKeys[courier];
  const missing = await missingKeys(secrets, needed);
  const hasNoKey = missing.length === needed.length;
  const lacksStore = courier === 'pathao' && settings.pathaoStoreId === null;
  // An admin who has not begun to set the courier up is not asked for the store.
  if (lacksStore && !hasNoKey) missing.push(shopSettingsLabels.pathaoStoreId);
  const reason = wrongCouriers.get(courier) ?? '';
  return {
    courier,
    state: stateOf({ isWrong: reason !== '', hasNoKey, missing }),
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

/** Tries the keys of a courier by one cheap call. Throws an ApiError for a courier that is not set up. */
export const tryCourier = async (couriers: Couriers, id: CalledCourier): Promise<CourierTrial> => {
  const tryKeys = couriers.get(id)?.tryKeys;
  // The error names `courier` also as the part of the address that is wrong.
  if (tryKeys === undefined) throw notFound('courier', 'courier');
  try {
    return { isGood: true, sentence: await tryKeys() };
  } catch (error) {
    if (error instanceof CourierError) return { isGood: false, sentence: error.message };
    throw error;
  }
};
