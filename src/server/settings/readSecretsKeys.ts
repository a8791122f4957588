import { fail, type ReadVariable } from './readEnvironment.ts';

/** The keys from the environment with which the shop's secrets are encrypted (SP-14). */
export interface SecretsKeysSettings {
  /** Encrypts what is saved; `null` if the environment has no key. */
  readonly present: Buffer | null;
  /** Decrypts what was saved before the key was changed; `null` if the environment has no old key. */
  readonly old: Buffer | null;
}

/** The length of a key for AES-256. */
const keyBytes = 32;
/** 32 random bytes contain about 30 different ones; fewer than 12 indicate a pattern. */
const minDistinct = 12;

/** The key in a text of base64; `null` when it is not 32 random bytes. */
export const decodeSecretsKey = (text: string): Buffer | null => {
  const bytes = Buffer.from(text, 'base64');
  // Node skips characters that are not base64, so the bytes are encoded again and compared.
  const isWhole = bytes.toString('base64') === text && bytes.length === keyBytes;
  return isWhole && new Set(bytes).size >= minDistinct ? bytes : null;
};

const readKey = (read: ReadVariable, name: string): Buffer | null => {
  const text = read(name);
  if (text === null) return null;
  return (
    decodeSecretsKey(text) ??
    fail(`${name} must be ${keyBytes} random bytes as base64, such as "openssl rand -base64 32" prints.`)
  );
};

/** Reads the keys; throws a SettingsError, without the value, for one that is not 32 random bytes. */
export const readSecretsKeys = (read: ReadVariable): SecretsKeysSettings => ({
  present: readKey(read, 'SECRETS_KEY'),
  old: readKey(read, 'SECRETS_KEY_OLD'),
});
