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

describe('readSettings', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example:9000/',
    S3_BUCKET: 'shop-pictures',
    S3_ACCESS_KEY_ID: 'the-shop',
    S3_SECRET_ACCESS_KEY: 'hush',
  };

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
    // Random, but 31 characters.
    [{ TOKEN_SECRET: 'wF5ZQ1mN3rYb8kTqXv2LcH7sJd0PzG6' }, /^TOKEN_SECRET /],
    [{ TOKEN_SECRET: 'secret'.repeat(10) }, /^TOKEN_SECRET /],
    [{ PUBLIC_URL: 'shop.example' }, /^PUBLIC_URL must be an address/],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, /^PUBLIC_URL must be an address/],
    ...[
      'https://example.com/shop',
      'https://shop.example/?from=mail',
      'https://shop.example/#top',
      'https://me:hush@shop.example',
    ].map((text): [Record<string, string>, RegExp] => [
      { PUBLIC_URL: text },
      /^PUBLIC_URL must be an origin such as https:\/\/shop\.example, without a path, query or user name\.$/,
    ]),
    [{ IMAGE_HOST_URL: 'ftp://pictures.example' }, /^IMAGE_HOST_URL must be an address/],
    // The keys may be in the database, so that the place alone is enough; one key without the other is not.
    [{ S3_BUCKET: 'b' }, /^S3_ENDPOINT must be set too/],
    [{ S3_REGION: 'eu-west-1' }, /^S3_ENDPOINT and S3_BUCKET must be set too/],
    [{ ...s3, S3_ACCESS_KEY_ID: '' }, /^S3_ACCESS_KEY_ID must be set too/],
    [{ S3_ACCESS_KEY_ID: 'the-shop' }, /^S3_ENDPOINT and S3_BUCKET and S3_SECRET_ACCESS_KEY must be set too/],
    [
      { ...s3, S3_SECRET_ACCESS_KEY: 'green tomato' },
      /^S3_SECRET_ACCESS_KEY: The S3 secret access key can't contain blanks/,
    ],
    [{ SECRETS_KEY: 'tomato' }, /^SECRETS_KEY must be 32 random bytes as base64, such as "openssl rand /],
    // `Buffer.from` ignores what follows the padding.
    [{ SECRETS_KEY: `${aKey.toString('base64')}tomato` }, /^SECRETS_KEY must be/],
    // 32 bytes, but not random.
    [{ SECRETS_KEY_OLD: Buffer.alloc(32).toString('base64') }, /^SECRETS_KEY_OLD must be/],
    [
      { PATHAO_WEBHOOK_SECRET: 'f3992ecc-59da-4cbe-a049-a13da2018d51' },
      /^PATHAO_WEBHOOK_SECRET: This value is the same for all merchants of Pathao/,
    ],
    [{ ...s3, S3_ENDPOINT: 's3.example' }, /^S3_ENDPOINT must be an address/],
    [
      { ...s3, S3_ENDPOINT: 'https://s3.example/bucket' },
      /^S3_ENDPOINT must be an origin .* without the bucket/,
    ],
    [{ ...s3, S3_BUCKET: 'Shop pictures' }, /^S3_BUCKET must be the name of a bucket, not "Shop pictures"/],
    [{ ...s3, IMAGE_DIR: '/mnt' }, /^Only one place for pictures can be set: IMAGE_DIR, the S3_ settings/],
    [{ IMGBB_KEY: 'k', IMAGE_DIR: '/mnt' }, /^Only one place for pictures/],
    [{ METRICS_PORT: '4000' }, /^METRICS_PORT must be another port than PORT, which is 4000 too\.$/],
    [{ PORT: '9000', METRICS_PORT: '9000', METRICS_HOST: '0.0.0.0' }, /^METRICS_PORT must be another port/],
    [{ METRICS_PORT: '4000', HOST: '::', ALLOW_EMULATOR_ANYWHERE: 'yes' }, /^METRICS_PORT must be another/],
    [{ ORDERS_PER_MINUTE: '0' }, /^ORDERS_PER_MINUTE must be a whole number from 1 /],
    [{ ALLOW_EMULATOR_ANYWHERE: 'perhaps' }, /^ALLOW_EMULATOR_ANYWHERE must be yes or no/],
    [{ NODE_ENV: 'production' }, /^NODE_ENV is production, but the accounts are the emulator's/],
    // With the end of a line that a file from Windows has.
    [{ NODE_ENV: 'production\r' }, /^NODE_ENV is production, but the accounts are the emulator's/],
    [{ NODE_ENV: 'production ', ALLOW_EMULATOR_ANYWHERE: 'yes' }, /^PUBLIC_URL must be set/],
    // Without Firebase the accounts are the emulator's, by which anyone can be an admin.
    [{ HOST: '0.0.0.0' }, /^HOST 0\.0\.0\.0 is open to others/],
    [{ HOST: '::' }, /^HOST :: is open to others/],
    [{ HOST: '127.0.0.1.example' }, /^HOST 127\.0\.0\.1\.example is open to others/],
  ];
  it.each(wrong)('refuses %j with a message that names the variable', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(message);
  });

  it.each([
    { DATABASE_URL: 'mysql://shop:tomato@db/shop' },
    { TOKEN_SECRET: 'tomato' },
    { S3_SECRET_ACCESS_KEY: 'tomato' },
    { ...s3, S3_SECRET_ACCESS_KEY: 'green tomato' },
    { SECRETS_KEY: 'tomato' },
    { IMAGE_HOST_URL: 'host?key=tomato' },
  ])('refuses %j without repeating a password or a secret', (environment) => {
    // Dots match line ends.
    expect(() => readSettings(environment)).toThrow(/^(?!.*tomato)/s);
  });
});
