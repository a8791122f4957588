import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

// Wildcard listen addresses, which a browser cannot be sent to.
const everyAddress = new Set(['0.0.0.0', '::']);

const hostName = (host: string): string => {
  if (everyAddress.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** The origin at which a browser on this machine can open the server. */
export const listeningOrigin = (
  app: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): string => {
  const bound = app.server.address();
  return `http://${hostName(host)}:${typeof bound === 'object' && bound !== null ? bound.port : port}`;
};

/**
 * The origin for absolute URLs of the shop: PUBLIC_URL, or where the server listens. Never a request's Host:
 * any client can set it, and a cache in between would serve the result to other users.
 */
export const shopOrigin =
  (app: FastifyInstance, settings: Pick<Settings, 'host' | 'port' | 'publicUrl'>) => (): string =>
    settings.publicUrl ?? listeningOrigin(app, settings);
