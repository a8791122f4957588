import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type LoopbackServer, openServer } from './openServer.ts';

const parts = 40;
/** Milliseconds: longer than a frame, so that the browser paints between two parts. */
const gap = 40;

const drip = async (source: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { 'content-length': _length, ...headers } = source.headers;
  response.writeHead(source.statusCode ?? 500, headers);
  const isPage = source.headers['content-type']?.startsWith('text/html') === true;
  const pieces: Buffer[] = [];
  for await (const piece of source) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  const size = isPage ? Math.ceil(body.length / parts) : body.length;
  for (let from = 0; from < body.length; from += size) {
    response.write(body.subarray(from, from + size));
    if (isPage) await pause(gap);
  }
  response.end();
};

/** The shop over a slow network: each page arrives in many parts with pauses between them. */
export const openDrippingHost = (shop: string): Promise<LoopbackServer> =>
  openServer((incoming, response) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const outgoing = request(
      new URL(incoming.url ?? '/', shop),
      { method: incoming.method, headers },
      (source) => {
        drip(source, response).catch(() => response.destroy());
      },
    );
    incoming.pipe(outgoing);
  });
