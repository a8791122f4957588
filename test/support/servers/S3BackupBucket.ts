import {
  escaped,
  etagOf,
  listEntry,
  S3Bucket,
  type S3Request,
  type S3Response,
  s3Error,
  xml,
} from './S3Bucket.ts';

/** The method and the names in the query: by them S3 tells its calls apart. */
const callOf = (method: string, query: URLSearchParams): string =>
  [method, ...[...query.keys()].toSorted()].join(' ');

const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

const elementTexts = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);

/**
 * A bucket that also has the calls of pgBackRest, as Amazon's API reference describes them: HeadObject, GetObject of a range, lists
 * of a folder, uploads in parts, and DeleteObjects.
 */
export class S3BackupBucket extends S3Bucket {
  /** The parts of each upload, also of one that is complete, by their numbers. */
  readonly #uploads = new Map<string, Map<number, Buffer>>();

  override answer(request: S3Request): S3Response {
    const { method, url, range, body } = request;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    const upload = searchParams.get('uploadId') ?? '';
    switch (callOf(method, searchParams)) {
      case 'GET delimiter list-type prefix':
      case 'GET delimiter list-type':
        return this.#listFolder(searchParams.get('prefix') ?? '');
      // Node leaves out the body of the answer.
      case 'HEAD':
        return super.answer({ ...request, method: 'GET' });
      case 'GET':
        return range === undefined ? super.answer(request) : this.#getRange(key, range);
      case 'POST delete':
        return this.#deleteAll(elementTexts(body.toString(), 'Key'));
      case 'POST uploads':
        return this.#beginUpload(key);
      case 'PUT partNumber uploadId':
        this.#uploads.get(upload)?.set(Number(searchParams.get('partNumber')), body);
        return { status: this.#uploads.has(upload) ? 200 : 404, headers: { etag: etagOf(body) } };
      case 'POST uploadId':
        return this.#endUpload(key, upload, elementTexts(body.toString(), 'PartNumber').map(Number));
      default:
        return super.answer(request);
    }
  }

  /** Whether an object has the text in it. */
  holds(text: string): boolean {
    return [...this.objects.values()].some(({ body }) => body.includes(text));
  }

  keys(): string[] {
    return [...this.objects.keys()].toSorted();
  }

  #getRange(key: string, range: string): S3Response {
    const object = this.objects.get(key);
    if (object === undefined) return s3Error(404, 'NoSuchKey');
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
    const body = object.body.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
    const end = Number(first) + body.length - 1;
    return { status: 206, headers: { 'content-range': `bytes ${first}-${end}/${object.body.length}` }, body };
  }

  /** All in one page: a folder of the tests has less than a thousand names. */
  #listFolder(prefix: string): S3Response {
    const found = [...this.objects].filter(([key]) => key.startsWith(prefix));
    const isBelow = (key: string): boolean => key.slice(prefix.length).includes('/');
    const folders = new Set(
      found.filter(([key]) => isBelow(key)).map(([key]) => key.slice(0, key.indexOf('/', prefix.length) + 1)),
    );
    const files = found.filter(([key]) => !isBelow(key));
    return xml(
      200,
      [
        `<ListBucketResult ${namespace}><Prefix>${escaped(prefix)}</Prefix><Delimiter>/</Delimiter>`,
        `<KeyCount>${files.length + folders.size}</KeyCount><IsTruncated>false</IsTruncated>`,
        ...files.map(listEntry),
        ...[...folders].map((each) => `<CommonPrefixes><Prefix>${escaped(each)}</Prefix></CommonPrefixes>`),
        '</ListBucketResult>',
      ].join(''),
    );
  }

  #deleteAll(keys: readonly string[]): S3Response {
    for (const key of keys) this.objects.delete(key);
    return xml(200, `<DeleteResult ${namespace}></DeleteResult>`);
  }

  #beginUpload(key: string): S3Response {
    const id = `upload-${this.#uploads.size + 1}`;
    this.#uploads.set(id, new Map());
    const content = `<Key>${escaped(key)}</Key><UploadId>${id}</UploadId>`;
    return xml(200, `<InitiateMultipartUploadResult ${namespace}>${content}</InitiateMultipartUploadResult>`);
  }

  #endUpload(key: string, id: string, numbers: readonly number[]): S3Response {
    const parts = numbers.flatMap((number) => this.#uploads.get(id)?.get(number) ?? []);
    if (parts.length === 0 || parts.length < numbers.length) return s3Error(400, 'InvalidPart');
    const body = Buffer.concat(parts);
    this.objects.set(key, { body, contentType: 'binary/octet-stream', storedAt: new Date() });
    const content = `<Key>${escaped(key)}</Key><ETag>${escaped(etagOf(body))}</ETag>`;
    return xml(200, `<CompleteMultipartUploadResult ${namespace}>${content}</CompleteMultipartUploadResult>`);
  }
}
