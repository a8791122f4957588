import { fixedText } from '#domain/shop/settingVariables.ts';
import { readShopSecret } from '#domain/shop/shopSecretSchema.ts';
import {
  type FixedSecrets,
  type ShopSecretHint,
  type ShopSecretName,
  type ShopSecretsOverview,
  secretEnding,
  shopSecretNames,
  shopSecrets,
  unusedSecret,
} from '#domain/shop/shopSecrets.ts';
import type { AuditAction } from '#domain/staff/auditActions.ts';
import { type Action, recordAction } from '../audit/recordAction.ts';
import type { Actor } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/queries/transaction.ts';
import { invalid } from '../errors/apiError.ts';
import { encryptSecret, openSecret, type SecretsKey } from './secretCipher.ts';
import type { SecretsKeys } from './secretsKeys.ts';
import {
  deleteSecret,
  findSecret,
  listSecrets,
  readSecretsVersion,
  type SecretRow,
  storeSecret,
} from './shopSecretsRepository.ts';

/** The port to the shop's secrets (SP-14). */
export interface ShopSecrets {
  /**
   * The secret, from the environment or decrypted; `null` if it is not set or cannot be decrypted. A change by another
   * process is seen after a second.
   */
  readonly read: (name: ShopSecretName) => Promise<string | null>;
  /** A text that changes with every saved or removed secret; once it was asked for, `read` is no older than it. */
  readonly version: () => Promise<string>;
  /** What may be told about each secret that the shop uses, and about those that it has saved earlier. */
  readonly hints: () => Promise<ShopSecretsOverview>;
  /**
   * Saves a secret. Throws an ApiError: `invalid` with the field `value` if its form is wrong, the environment gives it or
   * the shop does not use it, `secretsKeyMissing` without a key to encrypt it with.
   */
  readonly set: (actor: Actor, name: ShopSecretName, text: string) => Promise<void>;
  /** Removes the saved secret, if there is one, even while the environment gives another in its place. */
  readonly remove: (actor: Actor, name: ShopSecretName) => Promise<void>;
}

interface ShopSecretsParts {
  readonly db: Db;
  /** The secrets of the services that the shop can use: others are not taken. */
  readonly names: readonly ShopSecretName[];
  readonly keys: SecretsKeys;
  /** The secrets that the environment gives. */
  readonly fixed: FixedSecrets;
  readonly now: () => Date;
}

/** Milliseconds for which a secret is used again without asking the database: each stored picture needs two. */
const freshForMs = 1000;

const actionOn = (action: AuditAction, name: ShopSecretName): Action => ({
  action,
  subject: { kind: 'secret', id: name, label: shopSecrets[name].label },
});

const unset = { state: 'notSet', ending: '', savedAt: null, savedBy: '' } as const;

const hintOf = (
  name: ShopSecretName,
  row: SecretRow | undefined,
  fixed: FixedSecrets,
  keys: readonly SecretsKey[],
): ShopSecretHint => {
  if (fixed[name] !== undefined) return { ...unset, name, state: 'environment' };
  if (row === undefined) return { ...unset, name };
  const { ending, updatedAt, updatedBy } = row;
  const state = openSecret(keys, row) === null ? 'unreadable' : 'set';
  return { name, state, ending, savedAt: updatedAt.toISOString(), savedBy: updatedBy };
};

const refuseFixed = (name: ShopSecretName, fixed: FixedSecrets): void => {
  const { label, variable } = shopSecrets[name];
  if (fixed[name] !== undefined) throw invalid('value', `${label}: ${fixedText(variable)}`);
};

/** The secret in the form in which it is kept; throws an ApiError if its form is wrong. */
const secretValueOf = (name: ShopSecretName, text: string): string => {
  const reading = readShopSecret(name, text);
  if ('fault' in reading) throw invalid('value', reading.fault);
  return reading.value;
};

/** Keeps each result of `read` for `freshForMs`, unless it is forgotten. */
const keepFresh = (read: (name: ShopSecretName) => Promise<string | null>) => {
  const kept = new Map<ShopSecretName, { readonly text: Promise<string | null>; readonly at: number }>();
  return {
    read: (name: ShopSecretName): Promise<string | null> => {
      const last = kept.get(name);
      if (last !== undefined && performance.now() - last.at < freshForMs) return last.text;
      const text = read(name);
      kept.set(name, { text, at: performance.now() });
      text.catch(() => kept.delete(name));
      return text;
    },
    forget: (name: ShopSecretName): void => void kept.delete(name),
    forgetAll: (): void => kept.clear(),
  };
};

/** Opens the port; it reads nothing before it is used. */
export const openShopSecrets = ({ db, names, keys, fixed, now }: ShopSecretsParts): ShopSecrets => {
  const saved = keepFresh(async (name) => {
    const row = await findSecret(db, name);
    return row === undefined ? null : openSecret(await keys.known(), row);
  });
  /** The version that was read last; `null` before the first. */
  let seenVersion: string | null = null;
  return {
    version: async () => {
      const newest = await readSecretsVersion(db);
      if (newest !== seenVersion) saved.forgetAll();
      seenVersion = newest;
      return newest;
    },
    read: async (name) => fixed[name] ?? saved.read(name),
    hints: async () => {
      const rows = await listSecrets(db);
      const knownKeys = await keys.known();
      const secrets = shopSecretNames.flatMap((name): ShopSecretHint[] => {
        const row = rows.find((each) => each.name === name);
        if (names.includes(name)) return [hintOf(name, row, fixed, knownKeys)];
        // The shop uses it no longer: a saved one is shown, so that an admin can remove it, and the environment's (`{}`) is not.
        return row === undefined ? [] : [{ ...hintOf(name, row, {}, knownKeys), state: 'unused' }];
      });
      return { keyProblem: await keys.problem(), secrets };
    },
    set: async (actor, name, text) => {
      if (!names.includes(name)) throw invalid('value', `${shopSecrets[name].label}: ${unusedSecret}`);
      refuseFixed(name, fixed);
      const value = secretValueOf(name, text);
      const key = await keys.forSaving();
      const at = now();
      const row: SecretRow = {
        name,
        value: encryptSecret(key, name, value),
        keyId: key.id,
        ending: secretEnding(value),
        updatedAt: at,
        updatedBy: actor.name,
      };
      await transaction(db, async (tx) => {
        await storeSecret(tx, row);
        await recordAction(tx, actor, actionOn('saveSecret', name), at);
      });
      saved.forget(name);
    },
    remove: async (actor, name) => {
      await transaction(db, async (tx) => {
        if (await deleteSecret(tx, name))
          await recordAction(tx, actor, actionOn('removeSecret', name), now());
      });
      saved.forget(name);
    },
  };
};
