import { defaultSettings } from '#contract/settings.ts';
import type { FixedSettings } from '#domain/shop/settingVariables.ts';
import type { FixedSecrets } from '#domain/shop/shopSecrets.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import { isLoopbackHost } from '../process/loopback.ts';
import { type CourierAddresses, readCourierAddresses } from './readCourierAddresses.ts';
import {
  type Environment,
  fail,
  type ReadVariable,
  readInteger,
  readOrigin,
  readYesNo,
} from './readEnvironment.ts';
import { readFixedSecrets } from './readFixedSecrets.ts';
import { readFixedSettings } from './readFixedSettings.ts';
import { type GatewayAddress, readGatewayAddress } from './readGatewayAddress.ts';
import { type ImageSettings, readImageSettings } from './readImageSettings.ts';
import { readSecretsKeys, type SecretsKeysSettings } from './readSecretsKeys.ts';
import { readTrustProxy } from './readTrustProxy.ts';

/** Reads the deployment's settings from the environment and checks them. */

interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
}

/** How many requests of each kind one caller may send per minute. */
export interface RateLimits {
  readonly signIns: number;
  readonly orders: number;
  readonly uploads: number;
  /** Attempts of one address to find an order, counted for each order number and for each phone number (SEC-11). */
  readonly tracking: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Least severe level that is logged. */
export type LogLevel = (typeof logLevels)[number];

/** The deployment's settings, checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Processes that serve the shop, if its database and its accounts can be shared (`workerCount`). */
  readonly workers: number;
  readonly dataDir: string;
  /** `null` for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** With `databaseUrl`: whether migrations are applied at the start, or only checked to be there. */
  readonly migrate: boolean;
  /** With `databaseUrl`: whether to use tables that a newer release has already migrated. */
  readonly allowNewerTables: boolean;
  /** Firebase's project; with `emulator` the emulator's own demo project. */
  readonly firebase: FirebaseSettings;
  /** Whether the Firebase emulator, whose tokens can be forged, has the accounts, instead of a Firebase project. */
  readonly emulator: boolean;
  /** With `emulator`: whether the operator says that nobody else can reach the shop; then no HOST or NODE_ENV is refused. */
  readonly emulatorAnywhere: boolean;
  /** In lower case. While the shop has no admin, the account with this address becomes one once it is verified. */
  readonly adminEmail: string | null;
  /** Lifetime of the shop's token. The browser renews it in the background. */
  readonly tokenSeconds: number;
  /** Signs the shop's tokens; `null` for a secret that the shop creates and stores in its database. */
  readonly tokenSecret: string | null;
  readonly logLevel: LogLevel;
  /** Days for which entries of the audit log are kept. */
  readonly auditDays: number;
  /** The proxies that may report a client's address, joined by commas; `null` for none. */
  readonly trustProxy: string | null;
  /** Public origin of the shop; `null` for the address on which the server listens. */
  readonly publicUrl: string | null;
  /** The shop settings that the environment fixes, so that no admin can change them (SP-13). */
  readonly fixedSettings: FixedSettings;
  /** The shop's secrets that the environment gives, so that no admin can change them. */
  readonly fixedSecrets: FixedSecrets;
  /** The keys that the other secrets are encrypted with (SP-14). */
  readonly secretsKeys: SecretsKeysSettings;
  /** Where the calls to couriers go. */
  readonly courierAddresses: CourierAddresses;
  /** Where the calls to the payment gateway go. */
  readonly gatewayAddress: GatewayAddress;
  /** Where uploaded images are stored. */
  readonly images: ImageSettings;
  /** Whether the server shows its API's description as a page. */
  readonly apiDocs: boolean;
  readonly limits: RateLimits;
  /** The folder of the backups: the metrics tell the age of the newest one; `null` if the operator names no folder. */
  readonly backupFolder: string | null;
  /** Where the metrics are served; `null` for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

/** Accepts an address without a host, as pg does: it names the folder of a socket in its query. `URL` cannot parse that. */
const readDatabaseUrl = (read: ReadVariable): string | null => {
  const text = read('DATABASE_URL');
  if (text === null) return null;
  const withHost = text.replace('@/', '@localhost/');
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(withHost)
    ? text
    : fail('DATABASE_URL must be an address that begins with postgres:// or postgresql://.');
};

const readLogLevel = (read: ReadVariable): LogLevel => {
  const text = read('LOG_LEVEL')?.toLowerCase() ?? 'warn';
  return (
    logLevels.find((level) => level === text) ??
    fail(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
  );
};

const readAdminEmail = (read: ReadVariable): string | null => {
  const text = read('ADMIN_EMAIL');
  if (text === null) return null;
  return /^[^\s@]+@[^\s@]+$/.test(text)
    ? normalizeEmail(text)
    : fail(`ADMIN_EMAIL must be an e-mail address, not "${text}".`);
};

const firebaseNames = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const;

const readFirebase = (read: ReadVariable): FirebaseSettings | null => {
  const [apiKey, authDomain, projectId] = firebaseNames.map(read);
  if (apiKey && authDomain && projectId) {
    if (!/^[a-z0-9.-]+$/i.test(authDomain))
      fail(`FIREBASE_AUTH_DOMAIN must be a host name, not "${authDomain}".`);
    return { apiKey, authDomain, projectId };
  }
  const missing = firebaseNames.filter((name) => read(name) === null);
  if (missing.length < firebaseNames.length)
    fail(`${missing.join(' and ')} must be set too: Firebase needs ${firebaseNames.join(', ')} together.`);
  return null;
};

const isProduction = (read: ReadVariable): boolean => read('NODE_ENV') === 'production';

const refuseOpenEmulator = (read: ReadVariable, host: string): void => {
  const advice = 'set the FIREBASE_ settings, or ALLOW_EMULATOR_ANYWHERE=yes if nobody but you can reach it';
  if (isProduction(read))
    fail(`NODE_ENV is production, but the accounts are the emulator's, which anybody can forge: ${advice}.`);
  if (!isLoopbackHost(host))
    fail(
      `HOST ${host} is open to others, but the accounts are the emulator's, which anybody can forge: ${advice}.`,
    );
};

// HS256 requires a key of at least the length of its hash, 32 bytes (RFC 7518 §3.2).
const minBytes = 32;
/** 32 random hexadecimal digits contain about 14 different ones; fewer than 8 indicate a pattern. */
const minDistinct = 8;

/** The secret that signs the shop's tokens; `null` to use the one in the database. Messages never contain it. */
const readTokenSecret = (text: string | null): string | null => {
  if (text === null) return null;
  return Buffer.byteLength(text) >= minBytes && new Set(text).size >= minDistinct
    ? text
    : fail(
        `TOKEN_SECRET must be at least ${minBytes} random characters, such as "openssl rand -base64 32" prints.`,
      );
};

/** The origin of PUBLIC_URL; `null` if it is not set, which is refused unless the shop is a demo outside of production. */
const readPublicUrl = (read: ReadVariable, firebase: FirebaseSettings | null): string | null => {
  const text = read('PUBLIC_URL');
  const isNeeded = firebase !== null || isProduction(read);
  if (text === null && isNeeded)
    fail(
      'PUBLIC_URL must be set to the address that search engines are given, such as https://shop.example.',
    );
  return text === null
    ? null
    : readOrigin('PUBLIC_URL', text, 'https://shop.example, without a path, query or user name');
};

/** Hosts that stand for every address of the machine. */
const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

const readMetrics = (read: ReadVariable, shop: Pick<Settings, 'host' | 'port'>): Settings['metrics'] => {
  const host = read('METRICS_HOST') ?? '127.0.0.1';
  if (read('METRICS_PORT') === null) return null;
  // 0 lets the system choose a port.
  const port = readInteger(read, 'METRICS_PORT', { fallback: 0, from: 0, to: 65_535 });
  const isSameHost = host === shop.host || [host, shop.host].some((name) => everyAddress.has(name));
  if (port > 0 && port === shop.port && isSameHost)
    fail(`METRICS_PORT must be another port than PORT, which is ${port} too.`);
  return { host, port };
};

/** Reads the settings of an environment; throws a SettingsError that names the invalid variable. */
export const readSettings = (environment: Environment): Settings => {
  const read: ReadVariable = (name) => environment[name]?.trim() || null;
  const host = read('HOST') ?? '127.0.0.1';
  const firebase = readFirebase(read);
  const databaseUrl = readDatabaseUrl(read);
  const emulatorAnywhere = readYesNo(read, 'ALLOW_EMULATOR_ANYWHERE');
  if (firebase === null && !emulatorAnywhere) refuseOpenEmulator(read, host);
  const isDemo = firebase === null && !isProduction(read);
  const port = readInteger(read, 'PORT', { fallback: 4000, from: 0, to: 65_535 });
  return {
    port,
    host,
    workers: readInteger(read, 'WORKERS', { fallback: 1, from: 1, to: 64 }),
    dataDir: read('DATA_DIR') ?? '.data',
    databaseUrl,
    migrate: readYesNo(read, 'MIGRATE', 'yes'),
    allowNewerTables: readYesNo(read, 'ALLOW_NEWER_TABLES'),
    firebase: firebase ?? defaultSettings.firebase,
    emulator: firebase === null,
    emulatorAnywhere,
    adminEmail: readAdminEmail(read),
    tokenSeconds: readInteger(read, 'TOKEN_SECONDS', { fallback: 3600, from: 1, to: 86_400 }),
    tokenSecret: readTokenSecret(read('TOKEN_SECRET')),
    logLevel: readLogLevel(read),
    auditDays: readInteger(read, 'AUDIT_DAYS', { fallback: 365, from: 1, to: 36_500 }),
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    publicUrl: readPublicUrl(read, firebase),
    fixedSettings: readFixedSettings(read),
    fixedSecrets: readFixedSecrets(read),
    secretsKeys: readSecretsKeys(read),
    courierAddresses: readCourierAddresses(read, isDemo),
    gatewayAddress: readGatewayAddress(read, isDemo),
    images: readImageSettings(read, databaseUrl !== null),
    // The page is for developers: by default it is on in a demo shop only.
    apiDocs: readYesNo(read, 'API_DOCS', isDemo ? 'yes' : 'no'),
    backupFolder: read('BACKUP_FOLDER'),
    metrics: readMetrics(read, { host, port }),
    limits: {
      signIns: readInteger(read, 'SIGN_INS_PER_MINUTE', { fallback: 60, from: 1, to: 1_000_000 }),
      orders: readInteger(read, 'ORDERS_PER_MINUTE', { fallback: 30, from: 1, to: 1_000_000 }),
      uploads: readInteger(read, 'UPLOADS_PER_MINUTE', { fallback: 60, from: 1, to: 1_000_000 }),
      tracking: readInteger(read, 'TRACKING_PER_MINUTE', { fallback: 5, from: 1, to: 1_000_000 }),
    },
  };
};
