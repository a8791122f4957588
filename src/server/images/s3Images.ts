import { S3mini } from 's3mini';
import type { S3Settings } from '../settings/readImageSettings.ts';
import {
  addressOf,
  type EncodedImage,
  fileName,
  type ImageStorage,
  newStem,
  notReadable,
  notStored,
  type StoredFile,
  stemOf,
} from './imageStorage.ts';

/** Keys of the shop's objects begin with it; the bucket may hold other objects beside them. */
const prefix = 'pictures/';

/** Repeats a request whose connection broke: a storage closes idle connections. Each request is idempotent. */
const fetchTwice: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: unknown) => {
    if (init?.signal?.aborted === true) throw error;
    return fetch(input, init);
  });

const saveObjects = async (bucket: S3mini, image: EncodedImage): Promise<string> => {
  const stem = newStem();
  const objects = image.files.map(({ width, bytes }) => ({ key: prefix + fileName(stem, width), bytes }));
  const results = await Promise.allSettled(
    objects.map(({ key, bytes }) => bucket.putObject(key, bytes, 'image/webp')),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed === undefined) return addressOf(stem, image);
  await Promise.allSettled(objects.map(({ key }) => bucket.deleteObject(key)));
  throw notStored(failed.reason);
};

const readObject = async (bucket: S3mini, name: string): Promise<Buffer | null> => {
  try {
    const response = await bucket.getObjectResponse(prefix + name);
    // Read whole, because an error in the middle must still become a 503; an image has well under two megabytes.
    return response && Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw notReadable(error);
  }
};

const listObjects = async function* (bucket: S3mini, pageSize: number): AsyncGenerator<StoredFile> {
  let next: string | undefined;
  do {
    const page = await bucket.listObjectsPaged('/', prefix, pageSize, next);
    if (!page) throw new Error(`There is no bucket ${bucket.bucketName}`);
    for (const { Key, LastModified } of page.objects ?? []) {
      const name = Key.slice(prefix.length);
      if (stemOf(name) !== null) yield { name, storedAt: new Date(LastModified) };
    }
    next = page.nextContinuationToken;
  } while (next !== undefined);
};

interface S3Options {
  /** Milliseconds for one request with its response. */
  readonly timeout?: number;
  /** Objects per request of a list; S3 allows a thousand. */
  readonly pageSize?: number;
}

/** Images as objects of a bucket of any S3-compatible storage, which all processes of the shop share. */
export const s3Images = (
  { endpoint, bucket: name, region, accessKeyId, secretAccessKey }: S3Settings,
  { timeout = 5000, pageSize = 1000 }: S3Options = {},
): ImageStorage => {
  const bucket = new S3mini({
    // The bucket's name in the path needs no DNS entry and no certificate per bucket.
    endpoint: `${endpoint}/${name}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: timeout,
    fetch: fetchTwice,
  });
  return {
    save: (image) => saveObjects(bucket, image),
    read: (file) => readObject(bucket, file),
    list: () => listObjects(bucket, pageSize),
    remove: async (file) => {
      await bucket.deleteObject(prefix + file);
    },
  };
};
