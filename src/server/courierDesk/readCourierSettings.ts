import type { CourierSettings } from '#domain/shop/courierSettings.ts';
import type { ShopSecretName } from '#domain/shop/shopSecrets.ts';
import type { CouriersSettings } from '../couriers/openCouriers.ts';
import { pathaoAddress } from '../couriers/pathao/pathaoSettings.ts';
import { steadfastAddress } from '../couriers/steadfast/steadfastSettings.ts';
import type { ShopSecrets } from '../secrets/shopSecrets.ts';
import type { CourierAddresses } from '../settings/readCourierAddresses.ts';
import { courierKeys } from './courierKeys.ts';

interface Sources {
  readonly secrets: Pick<ShopSecrets, 'read'>;
  readonly addresses: CourierAddresses;
  readonly settings: CourierSettings;
}

/** Reads the secrets with these names, by name; `null` when one of them is not set. */
const readAll = async <Name extends ShopSecretName>(
  { read }: Sources['secrets'],
  names: readonly Name[],
): Promise<Readonly<Record<Name, string>> | null> => {
  const secretByName: Partial<Record<ShopSecretName, string>> = {};
  for (const name of names) {
    const secret = await read(name);
    if (secret === null) return null;
    secretByName[name] = secret;
  }
  // The loop has set a secret for every name.
  return secretByName as Record<Name, string>;
};

const readSteadfast = async ({ secrets, addresses }: Sources): Promise<CouriersSettings['steadfast']> => {
  const { needed, webhook } = courierKeys.steadfast;
  const keys = await readAll(secrets, needed);
  if (keys === null) return null;
  return {
    address: addresses.steadfast ?? steadfastAddress,
    allowsLoopback: addresses.allowsLoopback,
    apiKey: keys.steadfastApiKey,
    secretKey: keys.steadfastSecretKey,
    webhookToken: await secrets.read(webhook),
  };
};

const readPathao = async ({ secrets, addresses, settings }: Sources): Promise<CouriersSettings['pathao']> => {
  const { needed, webhook } = courierKeys.pathao;
  const keys = await readAll(secrets, needed);
  if (keys === null) return null;
  return {
    address: addresses.pathao ?? pathaoAddress,
    allowsLoopback: addresses.allowsLoopback,
    clientId: keys.pathaoClientId,
    clientSecret: keys.pathaoClientSecret,
    username: keys.pathaoUsername,
    password: keys.pathaoPassword,
    storeId: settings.pathaoStoreId,
    webhookSecret: await secrets.read(webhook),
  };
};

/** Reads the couriers' settings from the shop's secrets and settings; `null` for a courier that lacks a key or is not used. */
export const readCourierSettings = async (sources: Sources): Promise<CouriersSettings> => ({
  steadfast: await readSteadfast(sources),
  pathao: await readPathao(sources),
  ownRider: sources.settings.usesOwnRider ? true : null,
});
