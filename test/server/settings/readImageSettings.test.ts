import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';

describe('the settings of the picture storage', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example:9000/',
    S3_BUCKET: 'shop-pictures',
    S3_ACCESS_KEY_ID: 'the-shop',
    S3_SECRET_ACCESS_KEY: 'hush',
  };
  /** `us-east-1` is the region by default. */
  const bucket = {
    kind: 's3',
    endpoint: 'https://s3.example:9000',
    bucket: 'shop-pictures',
    region: 'us-east-1',
  };
  const database = { DATABASE_URL: 'postgres://shop@db/shop' };

  it.each([
    ['the data folder by default', {}, { kind: 'dataDir' }],
    ['nowhere with a database server', database, { kind: 'none' }],
    ['a folder', { ...database, IMAGE_DIR: '/mnt/pictures' }, { kind: 'folder', folder: '/mnt/pictures' }],
    ['a bucket', { ...database, ...s3 }, bucket],
    [
      'a bucket whose keys an admin enters',
      { ...s3, S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
      bucket,
    ],
    ['a bucket of a region', { ...s3, S3_REGION: 'eu-west-1' }, { ...bucket, region: 'eu-west-1' }],
    [
      'a host with the API of imgbb',
      { IMAGE_HOST_URL: 'https://i.example/upload?album=7', IMGBB_KEY: 'a&b' },
      { kind: 'imageHost', uploadUrl: 'https://i.example/upload?album=7&key=a%26b' },
    ],
  ])('OP-21 stores pictures in %s', (_, environment, images) => {
    expect(readSettings(environment).images).toEqual(images);
  });
});
