import { fail, type Read } from './readEnvironment.ts';

/** What the environment gives to encrypt the shop's secrets with (SP-14). */
export interface SecretsKeysSettings {
  /** Encrypts what is saved; `null` when the environment has none. */
  readonly present: Buffer | null;
  /** Opens what was saved before the key was changed. */
  readonly old: Buffer | null;
}

/** AES-256. */
const keyBytes = 32;
/** 32 random bytes contain about 30 different ones; fewer than 12 indicate a pattern. */
const minDistinct = 12;

/** The key in a text of base64; `null` when it is not 32 random bytes. */
export const decodeSecretsKey = (text: string): Buffer | null => {
  const bytes = Buffer.from(text, 'base64');
  // Node skips what is no base64.
  const isWhole = bytes.toString('base64') === text && bytes.length === keyBytes;
  return isWhole && new Set(bytes).size >= minDistinct ? bytes : null;
};

const readKey = (read: Read, name: string): Buffer | null => {
  const text = read(name);
  if (text === null) return null;
  return (
    decodeSecretsKey(text) ??
    fail(`${name} must be ${keyBytes} random bytes as base64, such as "openssl rand -base64 32" prints.`)
  );
};

/** The keys of the environment; throws a SettingsError for one that is not 32 random bytes, without its value. */
export const readSecretsKeys = (read: Read): SecretsKeysSettings => ({
  present: readKey(read, 'SECRETS_KEY'),
  old: readKey(read, 'SECRETS_KEY_OLD'),
});
