import { createHash } from 'node:crypto';

export interface S3Request {
  readonly method: string;
  /** Path with its query, as sent. */
  readonly url: string;
  readonly contentType: string | undefined;
  /** The bytes that are asked for, as the header `range` names them. */
  readonly range: string | undefined;
  readonly body: Buffer;
}

export interface S3Response {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface S3Object {
  readonly body: Buffer;
  readonly contentType: string;
  readonly storedAt: Date;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const xml = (status: number, content: string): S3Response => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(declaration + content),
});

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

/** A refusal in the form of S3. */
export const s3Error = (status: number, code: string): S3Response =>
  xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

export const listEntry = ([key, { body, storedAt }]: readonly [string, S3Object]): string =>
  [
    `<Contents><Key>${escaped(key)}</Key><LastModified>${storedAt.toISOString()}</LastModified>`,
    `<ETag>${escaped(etagOf(body))}</ETag><Size>${body.length}</Size>`,
    '<StorageClass>STANDARD</StorageClass></Contents>',
  ].join('');

/** What of ListObjectsV2 the bucket knows. */
const listParameters = new Set(['list-type', 'max-keys', 'prefix', 'continuation-token']);

/**
 * One bucket in memory with PutObject, GetObject, DeleteObject and ListObjectsV2 as Amazon's API reference describes
 * them; anything else is refused, so that a test notices a request that the bucket does not know.
 */
export class S3Bucket {
  protected readonly objects = new Map<string, S3Object>();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  answer({ method, url, contentType, range, body }: S3Request): S3Response {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, bucket, ...rest] = pathname.split('/');
    if (bucket !== this.#name) return s3Error(404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    if (key === '') return method === 'GET' ? this.#list(searchParams) : s3Error(501, 'NotImplemented');
    if (searchParams.size > 0 || range !== undefined) return s3Error(501, 'NotImplemented');
    if (method === 'GET') return this.#get(key);
    if (method === 'PUT') return this.#put(key, contentType, body);
    if (method !== 'DELETE') return s3Error(501, 'NotImplemented');
    this.objects.delete(key);
    return { status: 204 };
  }

  #put(key: string, contentType = 'binary/octet-stream', body: Buffer): S3Response {
    this.objects.set(key, { body, contentType, storedAt: new Date() });
    return { status: 200, headers: { etag: etagOf(body) } };
  }

  #get(key: string): S3Response {
    const object = this.objects.get(key);
    if (object === undefined) return s3Error(404, 'NoSuchKey');
    const { body, contentType, storedAt } = object;
    return {
      status: 200,
      headers: { 'content-type': contentType, etag: etagOf(body), 'last-modified': storedAt.toUTCString() },
      body,
    };
  }

  /** Keys in their byte order; a page's token is the last key that it has. */
  #list(query: URLSearchParams): S3Response {
    if (query.get('list-type') !== '2' || [...query.keys()].some((name) => !listParameters.has(name)))
      return s3Error(501, 'NotImplemented');
    const prefix = query.get('prefix') ?? '';
    const token = query.get('continuation-token');
    const after = token === null ? '' : Buffer.from(token, 'base64').toString();
    const pageSize = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
    const matching = [...this.objects]
      .filter(([key]) => key.startsWith(prefix) && (token === null || key > after))
      .toSorted(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    const page = matching.slice(0, pageSize);
    const isTruncated = matching.length > page.length;
    const next = Buffer.from(page.at(-1)?.[0] ?? '').toString('base64');
    return xml(
      200,
      [
        '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
        `<Name>${this.#name}</Name><Prefix>${escaped(prefix)}</Prefix>`,
        isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : '',
        `<KeyCount>${page.length}</KeyCount><MaxKeys>${pageSize}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>`,
        ...page.map(listEntry),
        '</ListBucketResult>',
      ].join(''),
    );
  }
}
