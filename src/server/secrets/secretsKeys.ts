import { keyProblemTexts, type SecretsKeyProblem, secretsKeyCommand } from '#domain/shop/shopSecrets.ts';
import { ApiError } from '../errors/apiError.ts';
import type { SecretsKeysSettings } from '../settings/readSecretsKeys.ts';
import { type SecretsKey, secretsKeyOf } from './secretCipher.ts';
import { createSecretsKeyFile, readSecretsKeyFile } from './secretsKeyFile.ts';

/** The keys for the shop's secrets: from the environment, or from the file of a shop with the embedded database. */
export interface SecretsKeys {
  /** Every key that may decrypt a saved secret; the one for new secrets comes first. */
  readonly known: () => Promise<readonly SecretsKey[]>;
  /** The key for new secrets. Throws an ApiError `secretsKeyMissing` when the server has none. */
  readonly forSaving: () => Promise<SecretsKey>;
  /** Why no secret can be saved; `null` if one can. */
  readonly problem: () => Promise<SecretsKeyProblem | null>;
}

const refusal = (problem: SecretsKeyProblem): ApiError =>
  new ApiError('secretsKeyMissing', `${keyProblemTexts[problem]} ${secretsKeyCommand}`, { field: 'value' });

const notWritten = (cause: unknown): ApiError =>
  new ApiError(
    'unavailable',
    "The key of the shop's secrets could not be written to its data folder. Please tell its operator.",
    {},
    { cause },
  );

/**
 * Opens the keys; `present` and `old` are those of the environment. The key in `file` is made when the first secret is saved, if the
 * environment gives no key; `file` is `null` for a shop whose processes may be on several machines.
 */
export const openSecretsKeys = ({ present, old }: SecretsKeysSettings, file: string | null): SecretsKeys => {
  const readKeyFile = async () => (file === null ? 'missing' : readSecretsKeyFile(file));
  /** The file that is being made; `null` while there is none. */
  let creating: Promise<Buffer> | null = null;
  /** Makes one file for all concurrent callers: a second one would replace the key of a secret that was just saved. */
  const create = (path: string): Promise<Buffer> => {
    creating ??= createSecretsKeyFile(path)
      .catch((error: unknown) => {
        throw notWritten(error);
      })
      .finally(() => {
        creating = null;
      });
    return creating;
  };
  return {
    known: async () => {
      const fromFile = await readKeyFile();
      const fileKey = Buffer.isBuffer(fromFile) ? fromFile : null;
      return [present, fileKey, old].filter((bytes) => bytes !== null).map(secretsKeyOf);
    },
    forSaving: async () => {
      if (present !== null) return secretsKeyOf(present);
      const fromFile = await readKeyFile();
      if (Buffer.isBuffer(fromFile)) return secretsKeyOf(fromFile);
      if (fromFile === 'damaged' || file === null) throw refusal(fromFile);
      return secretsKeyOf(await create(file));
    },
    problem: async () => {
      const fromFile = await readKeyFile();
      if (present !== null || Buffer.isBuffer(fromFile)) return null;
      // A missing file is made when the first secret is saved.
      const canMakeFile = fromFile === 'missing' && file !== null;
      return canMakeFile ? null : fromFile;
    },
  };
};
