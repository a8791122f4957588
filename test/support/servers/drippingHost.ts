import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The shop over a slow network: each page arrives in many parts with pauses between them. */
export interface DrippingHost {
  readonly origin: string;
  readonly close: () => void;
}

const parts = 40;
/** Milliseconds: longer than a frame, so that the browser paints between two parts. */
const gap = 40;

const drip = async (told: IncomingMessage, answer: ServerResponse): Promise<void> => {
  const { 'content-length': _length, ...kept } = told.headers;
  answer.writeHead(told.statusCode ?? 500, kept);
  const isPage = told.headers['content-type']?.startsWith('text/html') === true;
  const pieces: Buffer[] = [];
  for await (const piece of told) pieces.push(piece as Buffer);
  const whole = Buffer.concat(pieces);
  const size = isPage ? Math.ceil(whole.length / parts) : whole.length + 1;
  for (let from = 0; from < whole.length; from += size) {
    answer.write(whole.subarray(from, from + size));
    if (isPage) await pause(gap);
  }
  answer.end();
};

export const openDrippingHost = async (shop: string): Promise<DrippingHost> => {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(new URL(asked.url ?? '/', shop), { method: asked.method, headers }, (told) => {
      drip(told, answer).catch(() => answer.destroy());
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
