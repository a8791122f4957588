import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sign } from 'aws4';
import type { S3Keys } from '#server/images/s3Images.ts';
import type { S3Settings } from '#server/settings/readImageSettings.ts';
import { openServer } from './openServer.ts';
import { S3Bucket, type S3Response, s3Error } from './S3Bucket.ts';

/** What the storage does with the requests that `affects` names. */
interface S3Fault {
  /** Responds a second later, never responds, sends half of the body and then nothing, responds 500, or closes the connection. */
  readonly kind: 'slow' | 'hang' | 'stall' | 'error' | 'drop';
  readonly affects: (method: string, path: string) => boolean;
  /** Number of requests after which the fault ends. */
  times?: number;
}

export interface S3Server {
  readonly settings: S3Settings;
  readonly keys: S3Keys;
  /** The settings as variables for a shop in its own process. */
  readonly environment: NodeJS.ProcessEnv;
  /** Methods and paths of the requests so far. */
  readonly requests: readonly string[];
  /** Replaces the present fault; `null` for none. */
  fail(fault: S3Fault | null): void;
  close(): Promise<void>;
}

/** Milliseconds by which a slow answer is late. */
const slowness = 1000;

const accessKeyId = 'the-shop';
const secretAccessKey = 'a-secret-of-the-tests';
const region = 'eu-central-1';
/** Name of the bucket. */
export const bucket = 'shop-pictures';

/** Clients write the parts of the header with and without a space between them. */
const withoutSpaces = (header: string): string => header.replaceAll(', ', ',');

/** Whether the signature is the one of AWS' version 4, computed by another implementation than the client's. */
const isSigned = ({ method = '', url = '', headers }: IncomingMessage): boolean => {
  const { authorization = '' } = headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signed = sign(
    {
      method,
      path: url,
      region,
      service: 's3',
      headers: Object.fromEntries(names.map((name) => [name, headers[name]])),
      // aws4 itself leaves it out.
      extraHeadersToInclude: { range: true },
    },
    { accessKeyId, secretAccessKey },
  );
  const expected = String(signed.headers?.Authorization);
  return names.includes('host') && withoutSpaces(authorization) === withoutSpaces(expected);
};

/** The refusal of a request whose signature is wrong, or whose body is not the signed one. */
const refusalOf = (request: IncomingMessage, body: Buffer): S3Response | null => {
  if (!isSigned(request)) return s3Error(403, 'SignatureDoesNotMatch');
  const sent = request.headers['x-amz-content-sha256'];
  // As S3 allows: the signature then does not cover the body.
  if (sent === 'UNSIGNED-PAYLOAD') return null;
  const hash = createHash('sha256').update(body).digest('hex');
  return sent === hash ? null : s3Error(400, 'XAmzContentSHA256Mismatch');
};

const writeHead = (response: ServerResponse, { status, headers, body }: S3Response): ServerResponse =>
  response.writeHead(status, { ...headers, ...(body && { 'content-length': body.length }) });

const send = (response: ServerResponse, answer: S3Response): void => {
  writeHead(response, answer).end(answer.body);
};

/** Sends half of the body, and then nothing more; nothing at all of an answer without a body. */
const sendHalf = (response: ServerResponse, answer: S3Response): void => {
  const { body } = answer;
  if (body !== undefined) writeHead(response, answer).write(body.subarray(0, body.length / 2));
};

/** How a server is opened other than for the shop's images. */
interface S3Options {
  /** Speaks TLS with this key and certificate. */
  readonly tls?: { readonly key: string; readonly cert: string };
  readonly objects?: S3Bucket;
}

/** A server with an empty bucket that checks signatures; the test may make it fail. */
export const openS3 = async ({ tls, objects = new S3Bucket(bucket) }: S3Options = {}): Promise<S3Server> => {
  const requests: string[] = [];
  let fault: S3Fault | null = null;
  const takeFault = (method: string, path: string): S3Fault['kind'] | null => {
    if (fault?.affects(method, path) !== true || fault.times === 0) return null;
    if (fault.times !== undefined) fault.times -= 1;
    return fault.kind;
  };
  const answer = async (
    kind: S3Fault['kind'] | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    if (kind === 'drop') return void response.destroy();
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    if (kind === 'error') return send(response, s3Error(500, 'InternalError'));
    const answered =
      refusalOf(request, body) ??
      objects.answer({ method, url, contentType: headers['content-type'], range: headers.range, body });
    if (kind === 'stall') sendHalf(response, answered);
    else send(response, answered);
  };
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    const kind = takeFault(method, url);
    if (kind === 'hang') return;
    const pause = kind === 'slow' ? slowness : 0;
    // A client that gives up breaks off the body of its request.
    sleep(pause)
      .then(() => answer(kind, request, response))
      .catch(() => response.destroy());
  };
  const { origin: endpoint, close } = await openServer(listen, { tls });
  return {
    settings: { endpoint, bucket, region },
    keys: { accessKeyId, secretAccessKey },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    requests,
    fail: (next) => {
      fault = next;
    },
    close,
  };
};
