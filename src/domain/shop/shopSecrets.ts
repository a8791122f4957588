import * as messages from '#messages/domain/settingNames.ts';
import { formatDateTime } from '../values/dates.ts';

/** The secrets of the shop, which admins enter and nobody reads again (SP-14). */

interface ShopSecretGroup {
  readonly label: string;
  readonly purpose: string;
}

/** Groups of secrets on the page. */
export const shopSecretGroups = {
  pictures: {
    label: messages.pictureStorage,
    purpose: messages.secretPurposes.pictures,
  },
  steadfast: {
    label: 'Steadfast',
    purpose: messages.secretPurposes.steadfast,
  },
  pathao: {
    label: 'Pathao',
    purpose: messages.secretPurposes.pathao,
  },
  sslCommerz: {
    label: 'SSLCommerz',
    purpose: messages.secretPurposes.sslCommerz,
  },
} as const satisfies Record<string, ShopSecretGroup>;

interface ShopSecretEntry {
  readonly group: keyof typeof shopSecretGroups;
  readonly label: string;
  /** The variable in the environment of the server; a value there wins over a saved one. */
  readonly variable: string;
  /** Minimum number of characters: a shorter secret is mistyped. 16 where the merchant makes the secret up, so that nobody guesses it. */
  readonly least: number;
  /** A password may have letters of every alphabet, a key may not, since it is sent in a header. */
  readonly isPassword?: true;
}

/** Every secret that the shop knows. */
export const shopSecrets = {
  s3AccessKeyId: {
    group: 'pictures',
    label: messages.secretLabels.s3AccessKeyId,
    variable: 'S3_ACCESS_KEY_ID',
    least: 3,
  },
  s3SecretAccessKey: {
    group: 'pictures',
    label: messages.secretLabels.s3SecretAccessKey,
    variable: 'S3_SECRET_ACCESS_KEY',
    least: 4,
  },
  steadfastApiKey: {
    group: 'steadfast',
    label: messages.secretLabels.steadfastApiKey,
    variable: 'STEADFAST_API_KEY',
    least: 8,
  },
  steadfastSecretKey: {
    group: 'steadfast',
    label: messages.secretLabels.steadfastSecretKey,
    variable: 'STEADFAST_SECRET_KEY',
    least: 8,
  },
  steadfastWebhookToken: {
    group: 'steadfast',
    label: messages.secretLabels.steadfastWebhookToken,
    variable: 'STEADFAST_WEBHOOK_TOKEN',
    least: 16,
  },
  pathaoClientId: {
    group: 'pathao',
    label: messages.secretLabels.pathaoClientId,
    variable: 'PATHAO_CLIENT_ID',
    least: 1,
  },
  pathaoClientSecret: {
    group: 'pathao',
    label: messages.secretLabels.pathaoClientSecret,
    variable: 'PATHAO_CLIENT_SECRET',
    least: 8,
  },
  pathaoUsername: {
    group: 'pathao',
    label: messages.secretLabels.pathaoUsername,
    variable: 'PATHAO_USERNAME',
    least: 3,
  },
  pathaoPassword: {
    group: 'pathao',
    label: messages.secretLabels.pathaoPassword,
    variable: 'PATHAO_PASSWORD',
    least: 4,
    isPassword: true,
  },
  pathaoWebhookSecret: {
    group: 'pathao',
    label: messages.secretLabels.pathaoWebhookSecret,
    variable: 'PATHAO_WEBHOOK_SECRET',
    least: 16,
  },
  sslCommerzStoreId: {
    group: 'sslCommerz',
    label: messages.secretLabels.sslCommerzStoreId,
    variable: 'SSLCOMMERZ_STORE_ID',
    least: 3,
  },
  sslCommerzStorePassword: {
    group: 'sslCommerz',
    label: messages.secretLabels.sslCommerzStorePassword,
    variable: 'SSLCOMMERZ_STORE_PASSWORD',
    least: 6,
    isPassword: true,
  },
} as const satisfies Record<string, ShopSecretEntry>;

export type ShopSecretName = keyof typeof shopSecrets;
export const shopSecretNames = Object.keys(shopSecrets) as ShopSecretName[];

/** Secrets that the environment gives; they win over saved ones. */
export type FixedSecrets = Partial<Readonly<Record<ShopSecretName, string>>>;

/**
 * Where a secret comes from; `unreadable`: saved with a key that the server does not have, or changed in the database;
 * `unused`: saved when the shop used its service.
 */
export const shopSecretStates = ['notSet', 'set', 'environment', 'unreadable', 'unused'] as const;

/** All that the server tells about a secret. */
export interface ShopSecretHint {
  readonly name: ShopSecretName;
  readonly state: (typeof shopSecretStates)[number];
  /** The last two characters of the secret; empty for a short one, of which they would give away too much. */
  readonly ending: string;
  /** ISO; `null` unless it is saved. */
  readonly savedAt: string | null;
  /** Name of the account that saved it; empty unless it is saved. */
  readonly savedBy: string;
}

/** Why the server can save no secret: it has no key to encrypt it with, or the file of that key is damaged. */
export const secretsKeyProblems = ['missing', 'damaged'] as const;
export type SecretsKeyProblem = (typeof secretsKeyProblems)[number];

/** What the page of secrets shows. */
export interface ShopSecretsOverview {
  /** `null` when secrets can be saved. */
  readonly keyProblem: SecretsKeyProblem | null;
  readonly secrets: readonly ShopSecretHint[];
}

/** A secret with fewer characters shows none of them: two would give away too much. */
const leastForEnding = 8;

/** The last two characters of a secret; empty for a short one. */
export const secretEnding = (secret: string): string => {
  if (secret.length < leastForEnding) return '';
  return Array.from(secret).slice(-2).join('');
};

/** The sentence about a secret: `Set, ends in …4f, by Rahima, 05 Jan, 2025, 03:07 pm`. */
export const secretHintText = ({ name, state, ending, savedAt, savedBy }: ShopSecretHint): string => {
  switch (state) {
    case 'environment':
      return messages.fromTheEnvironment(shopSecrets[name].variable);
    case 'unreadable':
      return messages.unreadableSecret;
    case 'unused':
      return messages.secretIsUnused;
    case 'set':
      return messages.secretIsSet(ending, savedBy, formatDateTime(savedAt ?? ''));
    default:
      // notSet
      return messages.secretNotSet;
  }
};

/** Why nothing can be saved, and what the operator does about it, in English; `secretsKeyCommand` follows the text. */
export const keyProblemTexts: Readonly<Record<SecretsKeyProblem, string>> = {
  missing:
    'No key can be saved yet: the server has none to encrypt it with. Its operator must set SECRETS_KEY in the environment of the server to what this command prints, and restart it:',
  damaged:
    "No key can be saved: the file secrets/key in the shop's data folder cannot be used. Its operator must restore it, or set SECRETS_KEY in the environment of the server to what this command prints, and restart it:",
};
/** Why a secret is not taken, in English. */
export const unusedSecret = 'This shop does not use the service of this key.';
/** Makes a key for SECRETS_KEY. */
export const secretsKeyCommand = 'openssl rand -base64 32';
