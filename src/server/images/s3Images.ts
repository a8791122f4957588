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

/** What the names (keys) of the shop's objects begin with; the bucket may also hold other objects. */
const prefix = 'pictures/';

/** `fetch` that repeats a request once if its connection broke: a storage closes idle connections. All requests are idempotent. */
const fetchTwice: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: unknown) => {
    if (init?.signal?.aborted === true) throw error;
    return fetch(input, init);
  });

/** `bucket` stores the files of the image; if one fails, `cleaner` removes them, which waits less long. */
const saveObjects = async (bucket: S3mini, cleaner: S3mini, image: EncodedImage): Promise<string> => {
  const stem = newStem();
  const objects = image.files.map(({ width, bytes }) => ({ key: prefix + fileName(stem, width), bytes }));
  const results = await Promise.allSettled(
    objects.map(({ key, bytes }) => bucket.putObject(key, bytes, 'image/webp')),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed === undefined) return addressOf(stem, image);
  await Promise.allSettled(objects.map(({ key }) => cleaner.deleteObject(key)));
  throw notStored(failed.reason);
};

const readObject = async (bucket: S3mini, name: string): Promise<Buffer | null> => {
  try {
    const response = await bucket.getObjectResponse(prefix + name);
    // Read as a whole, so that an error in the middle can still become a 503; an image has well under two megabytes.
    return response === null ? null : Buffer.from(await response.arrayBuffer());
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

/** The keys with which requests are signed. */
export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface S3Options {
  /** The time limit of one request with its response. */
  readonly timeoutMs?: number;
  /**
   * The time limit of a request that stores a file, longer because all files of an image share the way to the bucket. The browser waits a
   * minute for the whole upload.
   */
  readonly saveTimeoutMs?: number;
  /** Objects per request for the list of all; S3 allows a thousand. */
  readonly pageSize?: number;
}

const keysMissing =
  'The picture storage has no keys: an admin enters them on the Shop Settings page, under Keys.';

/** Returns a function that gives the bucket's client for some keys; it keeps the last client until the keys change. */
const clientFor = ({ endpoint, bucket, region }: S3Settings, timeoutMs: number) => {
  let last: { readonly keys: S3Keys; readonly client: S3mini } | null = null;
  return (keys: S3Keys): S3mini => {
    const { accessKeyId, secretAccessKey } = keys;
    const hasSameKeys =
      last?.keys.accessKeyId === accessKeyId && last.keys.secretAccessKey === secretAccessKey;
    if (last !== null && hasSameKeys) return last.client;
    const client = new S3mini({
      // The bucket's name in the path needs no DNS entry and no certificate per bucket.
      endpoint: `${endpoint}/${bucket}`,
      region,
      accessKeyId,
      secretAccessKey,
      requestAbortTimeout: timeoutMs,
      fetch: fetchTwice,
    });
    last = { keys, client };
    return client;
  };
};

/**
 * Stores images as objects in a bucket of any S3-compatible storage, which all processes of the shop share. `readKeys` is
 * called at each use; while it resolves to `null`, images are refused as if the storage failed.
 */
export const s3Images = (
  settings: S3Settings,
  readKeys: () => Promise<S3Keys | null>,
  { timeoutMs = 5000, saveTimeoutMs = 15_000, pageSize = 1000 }: S3Options = {},
): ImageStorage => {
  const clientOf = clientFor(settings, timeoutMs);
  const savingClientOf = clientFor(settings, saveTimeoutMs);
  const requireKeys = async (): Promise<S3Keys> => {
    const keys = await readKeys();
    if (keys === null) throw new Error(keysMissing);
    return keys;
  };
  const openBucket = async (): Promise<S3mini> => clientOf(await requireKeys());
  return {
    save: async (image) => {
      const keys = await requireKeys().catch((error: unknown) => {
        throw notStored(error);
      });
      return saveObjects(savingClientOf(keys), clientOf(keys), image);
    },
    read: async (name) => {
      const bucket = await openBucket().catch((error: unknown) => {
        throw notReadable(error);
      });
      return readObject(bucket, name);
    },
    list: async function* list() {
      yield* listObjects(await openBucket(), pageSize);
    },
    remove: async (name) => {
      await (await openBucket()).deleteObject(prefix + name);
    },
  };
};
