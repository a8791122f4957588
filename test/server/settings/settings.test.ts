import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { SettingsError } from '#server/settings/readEnvironment.ts';
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
      images: { kind: 'dataDir' },
      apiDocs: true,
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
      images: { kind: 'imageHost', uploadUrl: 'https://api.imgbb.com/1/upload?key=abc' },
      apiDocs: true,
      metrics: { host: '10.0.0.5', port: 9464 },
      limits: { signIns: 5, orders: 6, uploads: 7, tracking: 8 },
    });
  });

  const s3 = {
    S3_ENDPOINT: 'https://s3.example:9000/',
    S3_BUCKET: 'shop-pictures',
    S3_ACCESS_KEY_ID: 'the-shop',
    S3_SECRET_ACCESS_KEY: 'hush',
  };
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

  const wrong: [Record<string, string>, RegExp][] = [
    [{ STEADFAST_URL: 'courier' }, /^STEADFAST_URL is not a web address\.$/],
    [{ PATHAO_URL: 'http://courier.example' }, /^PATHAO_URL must begin with https:\/\/\.$/],
    [
      { PATHAO_URL: 'https://me:hush@courier.example' },
      /^PATHAO_URL must hold no name, password, query or fragment\.$/,
    ],
    [{ PATHAO_STORE_ID: 'main' }, /^PATHAO_STORE_ID: Store at Pathao must be the number of the store/],
    [{ PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, not "http"\.$/],
    [{ PORT: '65536' }, /^PORT /],
    [{ PORT: '-1' }, /^PORT /],
    [{ PORT: '4000.5' }, /^PORT /],
    [
      { DATABASE_URL: 'mysql://shop:secret@db/shop' },
      /^DATABASE_URL must be an address that begins with postgres:\/\/ or postgresql:\/\/\.$/,
    ],
    [{ DATABASE_URL: 'shop' }, /^DATABASE_URL /],
    [{ MIGRATE: 'later' }, /^MIGRATE must be yes or no/],
    [{ FIREBASE_API_KEY: 'key' }, /^FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID must be set too/],
    [
      { ...firebase, FIREBASE_AUTH_DOMAIN: "shop; script-src 'unsafe-inline'" },
      /^FIREBASE_AUTH_DOMAIN must be a host name/,
    ],
    [{ ADMIN_EMAIL: 'boss' }, /^ADMIN_EMAIL must be an e-mail address/],
    [
      { LOG_LEVEL: 'loud' },
      /^LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"\.$/,
    ],
    ...[
      'yes',
      'true',
      '1',
      '2',
      'maybe',
      '10.0.0.7:80',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/33',
      '10.0.0.0/8,',
    ].map((text): [Record<string, string>, RegExp] => [
      { TRUST_PROXY: text },
      /^TRUST_PROXY must name the proxies, not ".+": their addresses such as 10\.0\.0\.7, networks such as 10/,
    ]),
    [
      firebase,
      /^PUBLIC_URL must be set to the address that search engines are given, such as https:\/\/shop\.example\.$/,
    ],
    [{ NODE_ENV: 'production', ALLOW_EMULATOR_ANYWHERE: 'yes' }, /^PUBLIC_URL must be set/],
    [
      { TOKEN_SECRET: 'tomato' },
      /^TOKEN_SECRET must be at least 32 random characters, such as "openssl rand /,
    ],
    [{ TOKEN_SECRET: 'wF5ZQ1mN3rYb8kTqXv2LcH7sJd0PzG6' }, /^TOKEN_SECRET /],
    [{ TOKEN_SECRET: 'secret'.repeat(10) }, /^TOKEN_SECRET /],
    [{ PUBLIC_URL: 'shop.example' }, /^PUBLIC_URL must be an address/],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /^PUBLIC_URL must be an address/],
    [{ IMAGE_HOST_URL: 'ftp://pictures.example' }, /^IMAGE_HOST_URL must be an address/],
    [{ S3_BUCKET: 'b' }, /^S3_ENDPOINT must be set too/],
    [{ ...s3, S3_ACCESS_KEY_ID: '' }, /^S3_ACCESS_KEY_ID must be set too/],
    [{ S3_ACCESS_KEY_ID: 'the-shop' }, /^S3_ENDPOINT and S3_BUCKET and S3_SECRET_ACCESS_KEY must be set too/],
    [
      { ...s3, S3_SECRET_ACCESS_KEY: 'green tomato' },
      /^S3_SECRET_ACCESS_KEY: The S3 secret access key has a blank/,
    ],
    [{ SECRETS_KEY: 'tomato' }, /^SECRETS_KEY must be 32 random bytes as base64, such as "openssl rand /],
    [{ SECRETS_KEY: `${aKey.toString('base64')}tomato` }, /^SECRETS_KEY must be/],
    [{ SECRETS_KEY_OLD: Buffer.alloc(32).toString('base64') }, /^SECRETS_KEY_OLD must be/],
    [
      { PATHAO_WEBHOOK_SECRET: 'f3992ecc-59da-4cbe-a049-a13da2018d51' },
      /^PATHAO_WEBHOOK_SECRET: This value is the same for all merchants of Pathao/,
    ],
    [{ S3_REGION: 'eu-west-1' }, /^S3_ENDPOINT and S3_BUCKET must be set too/],
    [{ ...s3, S3_ENDPOINT: 's3.example' }, /^S3_ENDPOINT must be an address/],
    [
      { ...s3, S3_ENDPOINT: 'https://s3.example/bucket' },
      /^S3_ENDPOINT must be an origin .* without the bucket/,
    ],
    [{ ...s3, S3_BUCKET: 'Shop pictures' }, /^S3_BUCKET must be the name of a bucket, not "Shop pictures"/],
    [{ ...s3, IMAGE_DIR: '/mnt' }, /^Only one place for pictures can be set: IMAGE_DIR, the S3_ settings/],
    [{ IMGBB_KEY: 'k', IMAGE_DIR: '/mnt' }, /^Only one place for pictures/],
    [{ ORDERS_PER_MINUTE: '0' }, /^ORDERS_PER_MINUTE must be a whole number from 1 /],
    [{ ALLOW_EMULATOR_ANYWHERE: 'perhaps' }, /^ALLOW_EMULATOR_ANYWHERE must be yes or no/],
    [{ NODE_ENV: 'production' }, /^NODE_ENV is production, but the accounts are the emulator's/],
    [{ HOST: '0.0.0.0' }, /^HOST 0\.0\.0\.0 is open to others/],
    [{ HOST: '::' }, /^HOST :: is open to others/],
    [{ HOST: '127.0.0.1.example' }, /^HOST 127\.0\.0\.1\.example is open to others/],
  ];
  it.each(wrong)('refuses %j with a message that names the variable', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(message);
  });

  it('does not repeat a password or a secret', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).not.toThrow(/secret/);
    expect(() => readSettings({ TOKEN_SECRET: 'tomato' })).not.toThrow(/tomato/);
    expect(() => readSettings({ S3_SECRET_ACCESS_KEY: 'tomato' })).not.toThrow(/tomato/);
    expect(() => readSettings({ ...s3, S3_SECRET_ACCESS_KEY: 'green tomato' })).not.toThrow(/tomato/);
    expect(() => readSettings({ SECRETS_KEY: 'tomato' })).not.toThrow(/tomato/);
    expect(() => readSettings({ IMAGE_HOST_URL: 'host?key=tomato' })).not.toThrow(/tomato/);
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

  it('has every variable it reads in .env.example', () => {
    const read = new Set<string>();
    readSettings(new Proxy({}, { get: (_target, name) => void read.add(String(name)) }));
    read.delete('NODE_ENV');
    const listed = [
      ...readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').matchAll(
        /^#([A-Z0-9_]+)=/gm,
      ),
    ].map(([, name]) => name);

    expect(new Set(listed)).toEqual(read);
  });
});
