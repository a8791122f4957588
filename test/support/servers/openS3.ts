import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, request as requestFrom, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sign } from 'aws4';
import type { S3Settings } from '#server/settings/readImageSettings.ts';
import { removeFolder } from '../removeFolder.ts';

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
  /** The settings as variables for a shop in its own process. */
  readonly environment: NodeJS.ProcessEnv;
  /** Methods and paths of the requests so far. */
  readonly requests: readonly string[];
  /** Replaces the present fault; `null` for none. */
  fail(fault: S3Fault | null): void;
  close(): Promise<void>;
}

/** Milliseconds. */
const slowness = 1000;

// The only account of s3rver.
const accessKeyId = 'S3RVER';
const secretAccessKey = 'a-secret-of-the-tests';
const region = 'eu-central-1';
const bucket = 'shop-pictures';

/** Whether AWS' signature is right: s3rver accepts every signature of version 4. */
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
    },
    { accessKeyId, secretAccessKey },
  );
  return names.includes('host') && signed.headers?.Authorization === authorization;
};

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

const passOn = (
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
  isStalled: boolean,
): void => {
  const { method, url: path, headers } = request;
  const onward = requestFrom({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (isStalled)
      answer.once('data', (chunk: Buffer) => response.write(chunk.subarray(0, chunk.length / 2)));
    else answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
};

const s3rver = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
const endWithParent = fileURLToPath(new URL('../../../src/server/endWithParent.js', import.meta.url));

const startS3rver = async (directory: string): Promise<{ child: ChildProcess; port: number }> => {
  // It encrypts the tokens of long lists with a cipher that OpenSSL 3 calls legacy.
  const node = ['--openssl-legacy-provider', '--import', endWithParent, s3rver];
  const options = ['--directory', directory, '--address', '127.0.0.1', '--port', '0', '--silent'];
  const child = spawn(process.execPath, [...node, ...options, '--configure-bucket', bucket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /listening on .*:(\d+)$/.exec(line)?.[1];
    if (port !== undefined) return { child, port: Number(port) };
  }
  throw new Error('s3rver ended before it listened');
};

/** s3rver with an empty bucket behind a check of signatures; the test may make it fail. */
export const openS3 = async (): Promise<S3Server> => {
  const directory = mkdtempSync(join(tmpdir(), 'hatkhola-s3-'));
  const { child, port } = await startS3rver(directory);
  const requests: string[] = [];
  let fault: S3Fault | null = null;
  const takeFault = (method: string, path: string): S3Fault['kind'] | null => {
    if (fault?.affects(method, path) !== true || fault.times === 0) return null;
    if (fault.times !== undefined) fault.times -= 1;
    return fault.kind;
  };
  const answer = (kind: S3Fault['kind'] | null, request: IncomingMessage, response: ServerResponse): void => {
    if (kind === 'drop') response.destroy();
    else if (kind === 'error') refuse(response, 500, 'InternalError');
    else if (!isSigned(request)) refuse(response, 403, 'SignatureDoesNotMatch');
    else passOn(port, request, response, kind === 'stall');
  };
  const front = createServer((request, response) => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url}`);
    const kind = takeFault(method, url);
    if (kind === 'hang') return;
    if (kind === 'slow') setTimeout(answer, slowness, kind, request, response);
    else answer(kind, request, response);
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  const endpoint = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  return {
    settings: { endpoint, bucket, region, accessKeyId, secretAccessKey },
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
    close: async () => {
      await new Promise<void>((resolve) => {
        front.close(() => resolve());
        front.closeAllConnections();
      });
      child.kill();
      await once(child, 'exit');
      removeFolder(directory);
    },
  };
};
