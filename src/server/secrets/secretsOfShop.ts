import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { shopSecretNames, shopSecrets } from '#domain/shop/shopSecrets.ts';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import { reencryptSecrets } from './reencryptSecrets.ts';
import { openSecretsKeys, type SecretsKeys } from './secretsKeys.ts';
import { openShopSecrets, type ShopSecrets } from './shopSecrets.ts';

interface ShopParts {
  readonly settings: Pick<Settings, 'dataDir' | 'images' | 'secretsKeys' | 'fixedSecrets'>;
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly now: () => Date;
}

/** Keeps a key in the data folder only with the embedded database, which has one process: several would each make a key. */
const keysOf = ({ settings, database }: ShopParts): SecretsKeys =>
  openSecretsKeys(
    settings.secretsKeys,
    database.kind === 'embedded' ? join(resolve(settings.dataDir), 'secrets', 'key') : null,
  );

/** The names of all secrets; without a bucket, the keys of the storage of pictures are left out. */
const usedNames = ({ settings: { images } }: ShopParts) =>
  shopSecretNames.filter((name) => images.kind === 's3' || shopSecrets[name].group !== 'pictures');

/** The port to the secrets of the shop with these settings and this database. */
export const secretsOfShop = (parts: ShopParts): ShopSecrets =>
  openShopSecrets({
    db: parts.database.db,
    names: usedNames(parts),
    keys: keysOf(parts),
    fixed: parts.settings.fixedSecrets,
    now: parts.now,
  });

/** Encrypts all secrets with the present key, and logs the names of those that no key decrypts. Never throws. */
export const renewSecrets = async (parts: ShopParts, log: FastifyBaseLogger): Promise<void> => {
  try {
    const { changed, unreadable } = await reencryptSecrets(parts.database.db, keysOf(parts));
    if (changed.length > 0) log.info({ secrets: changed }, "the shop's secrets are encrypted with a new key");
    if (unreadable.length > 0)
      log.warn(
        { secrets: unreadable },
        'secrets of the shop cannot be read: set the SECRETS_KEY with which they were saved, or let admins enter them again',
      );
  } catch (err) {
    log.warn({ err }, "the shop's secrets could not be checked at the start");
  }
};
