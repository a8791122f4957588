import { defaultSettings } from '#contract/settings.ts';
import { normalizeEmail } from '#domain/email.ts';
import { isLoopbackHost } from './loopback.ts';
import { type ImageSettings, readImageSettings } from './settings/readImageSettings.ts';
import { readTokenSecret } from './settings/readTokenSecret.ts';
import { readTrustProxy } from './settings/readTrustProxy.ts';
import { fail } from './settings/settingsError.ts';

export { SettingsError } from './settings/settingsError.ts';

/** Reads the deployment's settings from the environment and checks them. */

interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
}

/** Requests per minute that one caller may send. */
export interface Limits {
  readonly signIns: number;
  readonly orders: number;
  readonly uploads: number;
  /** Attempts to find one order, or one phone number's, by both. */
  readonly tracking: number;
}

/** Least severe level that is logged. */
export type LogLevel = (typeof logLevels)[number];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The deployment's settings, checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Processes that serve the shop, if its database and its accounts can be shared (`workerCount`). */
  readonly workers: number;
  readonly dataDir: string;
  /** `null` for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** With `databaseUrl`: apply migrations at the start, or only verify that none is missing. */
  readonly migrate: boolean;
  /** With `emulator`, the emulator's own demo project. */
  readonly firebase: FirebaseSettings;
  /** Use accounts of the Firebase emulator, whose tokens can be forged, instead of a Firebase project's. */
  readonly emulator: boolean;
  /** With `emulator`: whether the shop may be reached under other names than loopback names. */
  readonly emulatorAnywhere: boolean;
  /** Lower case. If the shop has no admin, the account with this address becomes one when it is verified. */
  readonly adminEmail: string | null;
  /** Lifetime of the shop's token. The browser renews it in the background. */
  readonly tokenSeconds: number;
  /** Signs the shop's tokens; `null` for a secret that the shop creates and stores in its database. */
  readonly tokenSecret: string | null;
  readonly logLevel: LogLevel;
  /** Days for which entries of the audit log are kept. */
  readonly auditDays: number;
  /** Proxies that may report a client's address, comma-separated; `null` for none. */
  readonly trustProxy: string | null;
  /** Public origin of the shop; `null` for the address on which the server listens. */
  readonly publicUrl: string | null;
  /** Where uploaded images are stored. */
  readonly images: ImageSettings;
  /** Whether the server shows its API's description as a page. */
  readonly apiDocs: boolean;
  readonly limits: Limits;
  /** Where the metrics are served; `null` for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Read = (name: string) => string | null;

const readInteger = (read: Read, name: string, fallback: number, from: number, to: number): number => {
  const text = read(name);
  if (text === null) return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to
    ? value
    : fail(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
};

const readUrl = (read: Read, name: string, protocols: readonly string[]): URL | null => {
  const text = read(name);
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  // The message omits the value, which may contain a password.
  if (url === null || !protocols.includes(url.protocol))
    return fail(
      `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
  return url;
};

/** In the form that drivers accept: a socket's folder in the query may replace the host. */
const readDatabaseUrl = (read: Read): string | null => {
  const text = read('DATABASE_URL');
  const isValid =
    text === null || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/')));
  return isValid
    ? text
    : fail('DATABASE_URL must be an address that begins with postgres:// or postgresql://.');
};

const readYesNo = (read: Read, name: string, fallback: 'yes' | 'no' = 'no'): boolean => {
  const text = read(name)?.toLowerCase() ?? fallback;
  if (text !== 'yes' && text !== 'no') return fail(`${name} must be yes or no, not "${text}".`);
  return text === 'yes';
};

const readLogLevel = (read: Read): LogLevel => {
  const text = read('LOG_LEVEL') ?? 'warn';
  return (
    logLevels.find((level) => level === text) ??
    fail(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`)
  );
};

const readAdminEmail = (read: Read): string | null => {
  const text = read('ADMIN_EMAIL');
  if (text === null) return null;
  return /^[^\s@]+@[^\s@]+$/.test(text)
    ? normalizeEmail(text)
    : fail(`ADMIN_EMAIL must be an e-mail address, not "${text}".`);
};

const firebaseNames = ['FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID'] as const;

const readFirebase = (read: Read): FirebaseSettings | null => {
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

const refuseOpenEmulator = (environment: Environment, host: string): void => {
  const advice = 'set the FIREBASE_ settings, or ALLOW_EMULATOR_ANYWHERE=yes if nobody but you can reach it';
  if (environment.NODE_ENV === 'production')
    fail(`NODE_ENV is production, but the accounts are the emulator's, which anybody can forge: ${advice}.`);
  if (!isLoopbackHost(host))
    fail(
      `HOST ${host} is open to others, but the accounts are the emulator's, which anybody can forge: ${advice}.`,
    );
};

/** Optional only for a demo shop outside of production. */
const readPublicUrl = (
  environment: Environment,
  read: Read,
  firebase: FirebaseSettings | null,
): string | null => {
  const url = readUrl(read, 'PUBLIC_URL', ['http:', 'https:']);
  if (url === null && (firebase !== null || environment.NODE_ENV === 'production'))
    fail(
      'PUBLIC_URL must be set to the address that search engines are given, such as https://shop.example.',
    );
  return url?.origin ?? null;
};

const readMetrics = (read: Read): Settings['metrics'] => {
  const host = read('METRICS_HOST') ?? '127.0.0.1';
  const port = readInteger(read, 'METRICS_PORT', -1, 0, 65_535);
  return port === -1 ? null : { host, port };
};

/** Reads the settings of an environment; throws a SettingsError that names the invalid variable. */
export const readSettings = (environment: Environment): Settings => {
  const read: Read = (name) => environment[name]?.trim() || null;
  const host = read('HOST') ?? '127.0.0.1';
  const firebase = readFirebase(read);
  const databaseUrl = readDatabaseUrl(read);
  const emulatorAnywhere = readYesNo(read, 'ALLOW_EMULATOR_ANYWHERE');
  if (firebase === null && !emulatorAnywhere) refuseOpenEmulator(environment, host);
  const isDemo = firebase === null && environment.NODE_ENV !== 'production';
  return {
    port: readInteger(read, 'PORT', 4000, 0, 65_535),
    host,
    workers: readInteger(read, 'WORKERS', 1, 1, 64),
    dataDir: read('DATA_DIR') ?? '.data',
    databaseUrl,
    migrate: readYesNo(read, 'MIGRATE', 'yes'),
    firebase: firebase ?? defaultSettings.firebase,
    emulator: firebase === null,
    emulatorAnywhere,
    adminEmail: readAdminEmail(read),
    tokenSeconds: readInteger(read, 'TOKEN_SECONDS', 3600, 1, 86_400),
    tokenSecret: readTokenSecret(read('TOKEN_SECRET')),
    logLevel: readLogLevel(read),
    auditDays: readInteger(read, 'AUDIT_DAYS', 365, 1, 36_500),
    trustProxy: readTrustProxy(read('TRUST_PROXY')),
    publicUrl: readPublicUrl(environment, read, firebase),
    images: readImageSettings(read, databaseUrl !== null),
    // The page is for developers: by default it is on in a demo shop only.
    apiDocs: readYesNo(read, 'API_DOCS', isDemo ? 'yes' : 'no'),
    metrics: readMetrics(read),
    limits: {
      signIns: readInteger(read, 'SIGN_INS_PER_MINUTE', 60, 1, 1_000_000),
      orders: readInteger(read, 'ORDERS_PER_MINUTE', 30, 1, 1_000_000),
      uploads: readInteger(read, 'UPLOADS_PER_MINUTE', 60, 1, 1_000_000),
      tracking: readInteger(read, 'TRACKING_PER_MINUTE', 5, 1, 1_000_000),
    },
  };
};
