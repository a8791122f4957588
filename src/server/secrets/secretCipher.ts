import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** Encrypts the shop's secrets for the database: AES-256-GCM, with the secret's name as associated data. */

/** A key of 32 bytes; its id tells keys apart and reveals nothing about the key. */
export interface SecretsKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The key with its id. */
export const secretsKeyOf = (bytes: Buffer): SecretsKey => ({
  id: createHmac('sha256', bytes).update('id of the key of the shop’s secrets').digest('hex').slice(0, 16),
  bytes,
});

const algorithm = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends. */
const lengths = { iv: 12, tag: 16 } as const;

/** Encrypts the secret: base64 of a random IV, the ciphertext and the tag. It can be decrypted under this name only. */
export const encryptSecret = ({ bytes }: SecretsKey, name: string, text: string): string => {
  const iv = randomBytes(lengths.iv);
  const cipher = createCipheriv(algorithm, bytes, iv, { authTagLength: lengths.tag });
  cipher.setAAD(Buffer.from(name));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  );
};

/** Decrypts the secret; `null` if the value was made with another key or under another name, or was changed. */
export const decryptSecret = ({ bytes }: SecretsKey, name: string, value: string): string | null => {
  const whole = Buffer.from(value, 'base64');
  if (whole.length < lengths.iv + lengths.tag) return null;
  const decipher = createDecipheriv(algorithm, bytes, whole.subarray(0, lengths.iv), {
    authTagLength: lengths.tag,
  });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(whole.subarray(-lengths.tag));
  const ciphertext = whole.subarray(lengths.iv, -lengths.tag);
  try {
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};

/** A secret as it is stored: its name, the result of `encryptSecret`, and the id of the key that it was encrypted with. */
interface StoredSecret {
  readonly name: string;
  readonly value: string;
  readonly keyId: string;
}

/** Decrypts a stored secret with the one of these keys that it was encrypted with; `null` if none of them decrypts it. */
export const openSecret = (
  keys: readonly SecretsKey[],
  { name, value, keyId }: StoredSecret,
): string | null => {
  const key = keys.find(({ id }) => id === keyId);
  return key === undefined ? null : decryptSecret(key, name, value);
};
