import { shopSecrets } from '#domain/shop/shopSecrets.ts';
import { fail, type ReadVariable, readAddress, readOrigin } from './readEnvironment.ts';

/** An S3-compatible storage; its keys are secrets of the shop (SP-14). */
export interface S3Settings {
  /** Origin of the storage's API, without a slash at the end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
}

/** Where uploaded images are stored; `dataDir` only suits a shop of one process, `none` refuses uploads. */
export type ImageSettings =
  | { readonly kind: 'dataDir' | 'none' }
  | { readonly kind: 'folder'; readonly folder: string }
  | ({ readonly kind: 's3' } & S3Settings)
  /** `uploadUrl` contains the image host's key. */
  | { readonly kind: 'imageHost'; readonly uploadUrl: string };

const placeNames = ['S3_ENDPOINT', 'S3_BUCKET'] as const;
/** Either the environment has both, or an admin enters both. */
const keyNames = [shopSecrets.s3AccessKeyId.variable, shopSecrets.s3SecretAccessKey.variable] as const;

/** What S3 allows: 3 to 63 characters, with a letter or digit at both ends. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

const imgbb = 'https://api.imgbb.com/1/upload';

const readS3 = (read: ReadVariable): ImageSettings | null => {
  const isSet = (name: string) => read(name) !== null;
  const region = read('S3_REGION');
  const isAnySet = region !== null || [...placeNames, ...keyNames].some(isSet);
  if (!isAnySet) return null;
  const needed = keyNames.some(isSet) ? [...placeNames, ...keyNames] : placeNames;
  const missing = needed.filter((name) => !isSet(name));
  const [endpoint, bucket] = placeNames.map(read);
  if (missing.length > 0 || !endpoint || !bucket)
    return fail(
      `${missing.join(' and ')} must be set too: a bucket needs ${placeNames.join(', ')}, and both keys or none.`,
    );
  const origin = readOrigin(
    'S3_ENDPOINT',
    endpoint,
    'https://s3.eu-central-1.amazonaws.com, without the bucket',
  );
  if (!bucketName.test(bucket)) fail(`S3_BUCKET must be the name of a bucket, not "${bucket}".`);
  // Storages without regions expect this one in the signature.
  return { kind: 's3', endpoint: origin, bucket, region: region ?? 'us-east-1' };
};

const readImageHost = (read: ReadVariable): ImageSettings | null => {
  const address = read('IMAGE_HOST_URL');
  const key = read('IMGBB_KEY');
  if (address === null && key === null) return null;
  const url = readAddress('IMAGE_HOST_URL', address ?? imgbb);
  if (key !== null) url.searchParams.set('key', key);
  return { kind: 'imageHost', uploadUrl: url.href };
};

const readFolder = (read: ReadVariable): ImageSettings | null => {
  const folder = read('IMAGE_DIR');
  return folder === null ? null : { kind: 'folder', folder };
};

/**
 * Reads where uploaded images are stored: by default in the data folder, but nowhere with a database server, which other
 * processes may share (`isShared`). Throws a SettingsError when two places are named.
 */
export const readImageSettings = (read: ReadVariable, isShared: boolean): ImageSettings => {
  const places = [readFolder(read), readS3(read), readImageHost(read)].filter((place) => place !== null);
  if (places.length > 1)
    fail('Only one place for pictures can be set: IMAGE_DIR, the S3_ settings, or IMGBB_KEY.');
  const [place] = places;
  return place ?? { kind: isShared ? 'none' : 'dataDir' };
};
