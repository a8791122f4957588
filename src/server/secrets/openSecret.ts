import { decryptSecret, type SecretsKey } from './secretCipher.ts';
import type { SecretRow } from './shopSecretsRepository.ts';

/** The text of a saved secret; `null` if none of the keys decrypts it. */
export const openSecret = (
  keys: readonly SecretsKey[],
  { name, value, keyId }: Pick<SecretRow, 'name' | 'value' | 'keyId'>,
): string | null => {
  const key = keys.find(({ id }) => id === keyId);
  return key === undefined ? null : decryptSecret(key, name, value);
};
