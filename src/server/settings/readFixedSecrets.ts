import { readShopSecret } from '#domain/shop/shopSecretSchema.ts';
import { type FixedSecrets, shopSecretNames, shopSecrets } from '#domain/shop/shopSecrets.ts';
import { fail, type ReadVariable } from './readEnvironment.ts';

/** Reads the shop's secrets from the environment; throws a SettingsError, without the value, for one that the page would refuse. */
export const readFixedSecrets = (read: ReadVariable): FixedSecrets =>
  Object.fromEntries(
    shopSecretNames.flatMap((name) => {
      const { variable } = shopSecrets[name];
      const text = read(variable);
      if (text === null) return [];
      const reading = readShopSecret(name, text);
      return [[name, 'value' in reading ? reading.value : fail(`${variable}: ${reading.fault}.`)]];
    }),
  );
