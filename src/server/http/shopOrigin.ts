import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

// What a server listens on for every address of the machine is no address to open.
const everyAddress = new Set(['0.0.0.0', '::']);

const hostName = (host: string): string => {
  if (everyAddress.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Where the server listens, as an origin to open on this machine. */
export const listeningOrigin = (
  app: FastifyInstance,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): string => {
  const bound = app.server.address();
  return `http://${hostName(host)}:${typeof bound === 'object' && bound !== null ? bound.port : port}`;
};

/**
 * The origin in everything that names the shop's own addresses: PUBLIC_URL, or where the server listens.
 * Never the Host of a request, which any visitor writes and a cache in between hands on to others.
 */
export const shopOrigin =
  (app: FastifyInstance, settings: Pick<Settings, 'host' | 'port' | 'publicUrl'>) => (): string =>
    settings.publicUrl ?? listeningOrigin(app, settings);
