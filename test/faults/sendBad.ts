import { type Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { BadRequest } from './badRequests.ts';
import type { RawRequest } from './rawRequests.ts';

/** The response; `status` is 0 when the connection ended without one. */
export interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Milliseconds after which a request counts as unanswered. */
const patience = 15_000;

export const sendBad = (
  origin: string,
  agent: Agent,
  { method, path, headers, body }: BadRequest,
  token: string | undefined,
): Promise<Answered> =>
  new Promise((resolve) => {
    const outgoing = request(origin, {
      agent,
      method,
      path,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
      timeout: patience,
    });
    outgoing.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      const done = () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') });
      // A stream of events does not end by itself.
      if (response.headers['content-type']?.startsWith('text/event-stream') === true) {
        done();
        outgoing.destroy();
      }
      response.on('end', done);
      response.on('error', done);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${patience} ms`)));
    outgoing.on('error', (error) => resolve({ status: 0, body: error.message }));
    outgoing.end(body);
  });

/** Sends the bytes and returns all that the server writes until it ends the connection. */
export const readRaw = (origin: string, bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    const done = () => {
      socket.destroy();
      resolve(Buffer.concat(parts).toString('utf8'));
    };
    socket.on('data', (part) => parts.push(part));
    socket.on('error', done);
    socket.on('close', done);
    // A server that waits for more bytes than were sent has no response yet.
    socket.setTimeout(2000, done);
    socket.write(bytes);
  });

/** Sends the bytes; the status and body of the response. */
export const sendRaw = async (origin: string, { bytes }: RawRequest): Promise<Answered> => {
  const [head = '', ...rest] = (await readRaw(origin, bytes)).split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), body: rest.join('\r\n\r\n') };
};
