import { formatDateTime } from '../values/dates.ts';

/** The secrets of the shop, which admins enter and nobody reads again (SP-14). */

/** What belongs together on the page; `usedBy` is the part of the server that reads them, `null` while there is none. */
export const shopSecretGroups = {
  pictures: {
    label: 'Picture storage (S3)',
    purpose:
      'For the bucket that S3_ENDPOINT and S3_BUCKET name in the environment of the server. A shop that stores its pictures elsewhere needs none.',
    usedBy: 'images',
  },
  steadfast: {
    label: 'Steadfast',
    purpose: 'The keys with which parcels are booked, and the token by which its messages are known.',
    usedBy: 'couriers',
  },
  pathao: {
    label: 'Pathao',
    purpose: 'The account with which parcels are booked, and the secret by which its messages are known.',
    usedBy: 'couriers',
  },
  sslCommerz: {
    label: 'SSLCommerz',
    purpose:
      'The store with which the delivery charge is paid in advance. A shop that asks for no advance needs none.',
    usedBy: 'advances',
  },
} as const satisfies Record<string, ShopSecretGroup>;

interface ShopSecretGroup {
  readonly label: string;
  readonly purpose: string;
  readonly usedBy: string | null;
}

interface ShopSecretEntry {
  readonly group: keyof typeof shopSecretGroups;
  readonly label: string;
  /** Its variable in the environment, which wins. */
  readonly variable: string;
  /** Fewest characters. */
  readonly least: number;
  /** A password may have letters of every alphabet; a key travels in a header. */
  readonly isPassword?: true;
}

/** Every secret that the shop knows. */
export const shopSecrets = {
  s3AccessKeyId: { group: 'pictures', label: 'S3 access key id', variable: 'S3_ACCESS_KEY_ID', least: 3 },
  s3SecretAccessKey: {
    group: 'pictures',
    label: 'S3 secret access key',
    variable: 'S3_SECRET_ACCESS_KEY',
    least: 4,
  },
  steadfastApiKey: {
    group: 'steadfast',
    label: 'Steadfast API key',
    variable: 'STEADFAST_API_KEY',
    least: 8,
  },
  steadfastSecretKey: {
    group: 'steadfast',
    label: 'Steadfast secret key',
    variable: 'STEADFAST_SECRET_KEY',
    least: 8,
  },
  steadfastWebhookToken: {
    group: 'steadfast',
    label: 'Steadfast webhook token',
    variable: 'STEADFAST_WEBHOOK_TOKEN',
    least: 16,
  },
  pathaoClientId: { group: 'pathao', label: 'Pathao client id', variable: 'PATHAO_CLIENT_ID', least: 1 },
  pathaoClientSecret: {
    group: 'pathao',
    label: 'Pathao client secret',
    variable: 'PATHAO_CLIENT_SECRET',
    least: 8,
  },
  pathaoUsername: { group: 'pathao', label: 'Pathao user name', variable: 'PATHAO_USERNAME', least: 3 },
  pathaoPassword: {
    group: 'pathao',
    label: 'Pathao password',
    variable: 'PATHAO_PASSWORD',
    least: 4,
    isPassword: true,
  },
  pathaoWebhookSecret: {
    group: 'pathao',
    label: 'Pathao webhook secret',
    variable: 'PATHAO_WEBHOOK_SECRET',
    least: 16,
  },
  sslCommerzStoreId: {
    group: 'sslCommerz',
    label: 'SSLCommerz store id',
    variable: 'SSLCOMMERZ_STORE_ID',
    least: 3,
  },
  sslCommerzStorePassword: {
    group: 'sslCommerz',
    label: 'SSLCommerz store password',
    variable: 'SSLCOMMERZ_STORE_PASSWORD',
    least: 6,
    isPassword: true,
  },
} as const satisfies Record<string, ShopSecretEntry>;

export type ShopSecretName = keyof typeof shopSecrets;
export const shopSecretNames = Object.keys(shopSecrets) as ShopSecretName[];

/** What the page shows and the server's calls take: nothing that no part of the shop reads. */
export const usedSecretNames = shopSecretNames.filter(
  (name) => shopSecretGroups[shopSecrets[name].group].usedBy !== null,
);

/** Secrets that the environment gives; they win over saved ones. */
export type FixedSecrets = Partial<Readonly<Record<ShopSecretName, string>>>;

/** Where a secret comes from; `unreadable`: saved with a key that the server does not have, or changed in the database. */
export const shopSecretStates = ['notSet', 'set', 'environment', 'unreadable'] as const;

/** All that is told of a secret. */
export interface ShopSecretHint {
  readonly name: ShopSecretName;
  readonly state: (typeof shopSecretStates)[number];
  /** Its last two characters; empty for a short one, which they would give away. */
  readonly ending: string;
  /** ISO; `null` unless it is saved. */
  readonly savedAt: string | null;
  /** Name of the account that saved it. */
  readonly savedBy: string;
}

/** Why the server can save no secret: it has no key, or its key's file is damaged; `null` when it can. */
export const secretsKeyProblems = ['missing', 'damaged'] as const;
export type SecretsKeyProblem = (typeof secretsKeyProblems)[number];

/** What the page needs. */
export interface ShopSecretsOverview {
  readonly keyProblem: SecretsKeyProblem | null;
  readonly secrets: readonly ShopSecretHint[];
}

/** Below this number of characters two of them are too much to show. */
const leastForEnding = 8;

/** The last two characters of a secret; empty for a short one. */
export const secretEnding = (value: string): string => {
  const [ending = ''] = /.{2}$/su.exec(value) ?? [];
  return value.length < leastForEnding ? '' : ending;
};

/** What the page says of a secret: `Set, ends in …4f, by Rahima, 05 Jan, 2025, 03:07 pm`. */
export const secretHintText = ({ name, state, ending, savedAt, savedBy }: ShopSecretHint): string => {
  switch (state) {
    case 'environment':
      return `From the environment of the server (${shopSecrets[name].variable}); it can't be changed here.`;
    case 'unreadable':
      return 'Saved, but it cannot be read with the present key of the server. Please enter it again.';
    case 'set':
      return [
        'Set',
        ...(ending === '' ? [] : [`ends in …${ending}`]),
        `by ${savedBy}`,
        formatDateTime(savedAt ?? ''),
      ].join(', ');
    default:
      return 'Not set';
  }
};

/** Why nothing can be saved, and what the operator does about it; `command` makes a key. */
export const keyProblemTexts: Readonly<Record<SecretsKeyProblem, string>> = {
  missing:
    'No key can be saved yet: the server has none to encrypt it with. Its operator sets SECRETS_KEY in the environment of the server, which this command makes, and starts it again:',
  damaged:
    "No key can be saved: the file secrets/key in the shop's data folder cannot be used. Its operator restores it, or sets SECRETS_KEY in the environment of the server, which this command makes, and starts it again:",
};
/** Makes a key for SECRETS_KEY. */
export const secretsKeyCommand = 'openssl rand -base64 32';
