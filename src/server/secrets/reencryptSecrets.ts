import type { ShopSecretName } from '#domain/shop/shopSecrets.ts';
import type { Db } from '../database/database.ts';
import { encryptSecret, openSecret } from './secretCipher.ts';
import type { SecretsKeys } from './secretsKeys.ts';
import { listSecrets, replaceValue } from './shopSecretsRepository.ts';

/** What became of the saved secrets. */
interface EncryptionRun {
  readonly changed: readonly ShopSecretName[];
  /** Secrets that no key decrypts; they are left as they are. */
  readonly unreadable: readonly ShopSecretName[];
}

/**
 * Encrypts every secret with the key for new ones, so that the operator can remove an old key. Any number of processes may
 * do so at once.
 */
export const reencryptSecrets = async (db: Db, keys: Pick<SecretsKeys, 'known'>): Promise<EncryptionRun> => {
  const rows = await listSecrets(db);
  const knownKeys = rows.length === 0 ? [] : await keys.known();
  const [keyForNew] = knownKeys;
  const changed: ShopSecretName[] = [];
  const unreadable: ShopSecretName[] = [];
  for (const row of rows) {
    const text = openSecret(knownKeys, row);
    if (text === null || keyForNew === undefined) unreadable.push(row.name);
    else if (row.keyId !== keyForNew.id) {
      await replaceValue(db, row, { value: encryptSecret(keyForNew, row.name, text), keyId: keyForNew.id });
      changed.push(row.name);
    }
  }
  return { changed, unreadable };
};
