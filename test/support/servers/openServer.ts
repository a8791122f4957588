import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  readonly origin: string;
  /** Breaks off connections that are still open. */
  readonly close: () => Promise<void>;
}

interface ServerOptions {
  /** Any free port when left out. */
  readonly port?: number;
  /** Speaks TLS with this key and certificate. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined;
}

/** Opens a server on loopback. */
export const openServer = async (
  answer: RequestListener,
  { port = 0, tls }: ServerOptions = {},
): Promise<LoopbackServer> => {
  const server = tls === undefined ? createServer(answer) : createSecureServer(tls, answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const protocol = tls === undefined ? 'http' : 'https';
  return {
    origin: `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
