import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings/settings.ts';

// Wildcard listen addresses, which a browser cannot be sent to.
const everyAddress = new Set(['0.0.0.0', '::']);

const hostName = (host: string): string => {
  if (everyAddress.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** The origin at which a browser on this machine can open a server at the address. */
export const originAt = (host: string, port: number): string => `http://${hostName(host)}:${port}`;

/** The origin of a server that listens. */
export const listeningOrigin = (
  app: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): string => {
  const bound = app.server.address();
  return originAt(host, typeof bound === 'object' && bound !== null ? bound.port : port);
};

/**
 * The origin for absolute URLs of the shop: PUBLIC_URL, or where the server listens. Never a request's Host:
 * any client can set it, and a cache in between would serve the result to other users.
 */
export const shopOrigin =
  (app: FastifyInstance, settings: Pick<Settings, 'host' | 'port' | 'publicUrl'>) => (): string =>
    settings.publicUrl ?? listeningOrigin(app, settings);

/** The URL with the origin; `undefined` if there is none or it cannot be resolved: a bad stored URL must not break a page. */
export const absoluteUrl = (origin: string, url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url, origin) ? new URL(url, origin).href : undefined;
