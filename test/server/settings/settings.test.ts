import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';

const firebase = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'shop',
};

/** 32 different bytes. */
const aKey = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const anOldKey = Buffer.from(aKey.toReversed());

describe('readSettings', () => {
  it('returns defaults for an empty environment', () => {
    expect(readSettings({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      workers: 1,
      dataDir: '.data',
      databaseUrl: null,
      migrate: true,
      allowNewerTables: false,
      firebase: {
        apiKey: 'demo-key',
        authDomain: 'demo-shop.firebaseapp.com',
        projectId: 'demo-shop',
      },
      emulator: true,
      emulatorAnywhere: false,
      adminEmail: null,
      tokenSeconds: 3600,
      tokenSecret: null,
      logLevel: 'warn',
      auditDays: 365,
      trustProxy: null,
      publicUrl: null,
      fixedSettings: {},
      fixedSecrets: {},
      secretsKeys: { present: null, old: null },
      courierAddresses: { steadfast: null, pathao: null, allowsLoopback: true },
      gatewayAddress: { address: 'https://securepay.sslcommerz.com', allowsLoopback: true },
      images: { kind: 'dataDir' },
      apiDocs: true,
      backupFolder: null,
      metrics: null,
      limits: { signIns: 60, orders: 30, uploads: 60, tracking: 5 },
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readSettings({ PORT: '', HOST: ' ', DATABASE_URL: '', FIREBASE_API_KEY: '' })).toEqual(
      readSettings({}),
    );
  });

  it('reads every setting', () => {
    const environment = {
      ...firebase,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/shop',
      DATABASE_URL: 'postgres://shop:pa%20ss@db:5432/shop?sslmode=require',
      MIGRATE: 'no',
      ALLOW_NEWER_TABLES: 'yes',
      ADMIN_EMAIL: 'Boss@Shop.example',
      TOKEN_SECONDS: '900',
      TOKEN_SECRET: 'wF5ZQ1mN3rYb8kTqXv2LcH7sJd0PzG6u',
      LOG_LEVEL: 'info',
      AUDIT_DAYS: '730',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      PUBLIC_URL: 'https://shop.example/',
      IMGBB_KEY: 'abc',
      SIGN_INS_PER_MINUTE: '5',
      ORDERS_PER_MINUTE: '6',
      BACKUP_FOLDER: '/srv/backups',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      UPLOADS_PER_MINUTE: '7',
      TRACKING_PER_MINUTE: '8',
      WORKERS: '2',
      API_DOCS: 'yes',
      SHOP_HELPLINE: '09611-222333',
      STEADFAST_API_KEY: ' key-of-the-tests ',
      PATHAO_URL: 'https://courier-api-sandbox.pathao.com/aladdin/api/v1',
      PATHAO_STORE_ID: '1201',
      SECRETS_KEY: aKey.toString('base64'),
      SECRETS_KEY_OLD: anOldKey.toString('base64'),
    };

    expect(readSettings(environment)).toEqual({
      port: 0,
      host: '0.0.0.0',
      workers: 2,
      dataDir: '/srv/shop',
      databaseUrl: 'postgres://shop:pa%20ss@db:5432/shop?sslmode=require',
      migrate: false,
      allowNewerTables: true,
      firebase: { apiKey: 'key', authDomain: 'shop.firebaseapp.com', projectId: 'shop' },
      emulator: false,
      emulatorAnywhere: false,
      adminEmail: 'boss@shop.example',
      tokenSeconds: 900,
      tokenSecret: 'wF5ZQ1mN3rYb8kTqXv2LcH7sJd0PzG6u',
      logLevel: 'info',
      auditDays: 730,
      trustProxy: '10.0.0.0/8,127.0.0.1',
      publicUrl: 'https://shop.example',
      fixedSettings: { helpline: '09611-222333', pathaoStoreId: 1201 },
      fixedSecrets: { steadfastApiKey: 'key-of-the-tests' },
      secretsKeys: { present: aKey, old: anOldKey },
      courierAddresses: {
        steadfast: null,
        pathao: 'https://courier-api-sandbox.pathao.com/aladdin/api/v1',
        allowsLoopback: false,
      },
      gatewayAddress: { address: 'https://securepay.sslcommerz.com', allowsLoopback: false },
      images: { kind: 'imageHost', uploadUrl: 'https://api.imgbb.com/1/upload?key=abc' },
      apiDocs: true,
      backupFolder: '/srv/backups',
      metrics: { host: '10.0.0.5', port: 9464 },
      limits: { signIns: 5, orders: 6, uploads: 7, tracking: 8 },
    });
  });

  it.each([
    [
      { METRICS_PORT: '4000', METRICS_HOST: '10.0.0.5' },
      { host: '10.0.0.5', port: 4000 },
    ],
    // The system chooses both.
    [
      { PORT: '0', METRICS_PORT: '0' },
      { host: '127.0.0.1', port: 0 },
    ],
  ])('OP-35 takes %j, although the shop has the same port', (environment, metrics) => {
    expect(readSettings(environment).metrics).toEqual(metrics);
  });

  it('reads the level of the log in any case', () => {
    expect(readSettings({ LOG_LEVEL: 'WARN' }).logLevel).toBe('warn');
  });

  it('shows the page of the API in a demo shop only', () => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
    expect(readSettings({}).apiDocs).toBe(true);
    expect(readSettings({ API_DOCS: 'no' }).apiDocs).toBe(false);
    expect(readSettings({ ...firebase, ...production }).apiDocs).toBe(false);
    expect(readSettings({ ...production, ALLOW_EMULATOR_ANYWHERE: 'yes' }).apiDocs).toBe(false);
  });

  const production = { ...firebase, NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
  it('CR-14 takes the address of a courier on this machine in a demo shop only', () => {
    const address = 'http://127.0.0.1:8099/api/v1';
    expect(readSettings({ STEADFAST_URL: address }).courierAddresses).toEqual({
      steadfast: address,
      pathao: null,
      allowsLoopback: true,
    });
    expect(() => readSettings({ ...production, STEADFAST_URL: address })).toThrow(
      'STEADFAST_URL must begin with https://.',
    );
  });

  it('CA-10 sends the keys of the payment gateway by https alone, but for this machine in a demo shop', () => {
    const address = 'http://127.0.0.1:8098';
    expect(readSettings({ SSLCOMMERZ_URL: address }).gatewayAddress).toEqual({
      address,
      allowsLoopback: true,
    });
    expect(() => readSettings({ ...production, SSLCOMMERZ_URL: address })).toThrow(
      'SSLCOMMERZ_URL must begin with https://.',
    );
    // The calls have paths of their own: another one would be lost.
    expect(() => readSettings({ SSLCOMMERZ_URL: 'https://proxy.example/sslcommerz' })).toThrow(
      'SSLCOMMERZ_URL must be an origin such as https://sandbox.sslcommerz.com.',
    );
  });

  it.each(['localhost', '127.0.0.1', '127.8.8.8', '::1'])('accepts the emulator on host %s', (host) => {
    expect(readSettings({ HOST: host }).emulator).toBe(true);
  });

  it('accepts the emulator on any host with ALLOW_EMULATOR_ANYWHERE', () => {
    expect(
      readSettings({
        HOST: '0.0.0.0',
        NODE_ENV: 'production',
        ALLOW_EMULATOR_ANYWHERE: 'yes',
        PUBLIC_URL: 'https://demo.example',
      }).emulator,
    ).toBe(true);
  });

  it.each([
    ['no', null],
    ['No', null],
    ['10.0.0.7', '10.0.0.7'],
    ['10.0.0.0/8, 2001:db8::/32', '10.0.0.0/8,2001:db8::/32'],
    ['Loopback, uniquelocal,linklocal', 'loopback,uniquelocal,linklocal'],
  ])('TRUST_PROXY=%s is taken as the server understands it', (text, trustProxy) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(trustProxy);
    expect(() => Fastify({ trustProxy: trustProxy ?? false })).not.toThrow();
  });

  /** The lines of `.env.example` that set a variable, without their `#`. */
  const examples = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => /^#([A-Z0-9_]+=.*)/.exec(line)?.[1] ?? []);

  it('has every variable it reads in .env.example', () => {
    const read = new Set<string>();
    readSettings(new Proxy({}, { get: (_target, name) => void read.add(String(name)) }));
    // A shop's operator does not set it in a file.
    read.delete('NODE_ENV');
    expect(new Set(examples.map((line) => line.split('=')[0]))).toEqual(read);
  });

  it('SP-13 has no value in .env.example that a file .env would lose', () => {
    const lost = examples.filter((line) => !line.endsWith('=') && Object.values(parseEnv(line))[0] === '');
    expect(lost).toEqual([]);
  });
});
