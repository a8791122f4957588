import { createServer } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { StartError } from '../../errors/startError.ts';
import { isLoopbackHost } from '../../process/loopback.ts';

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export type ErrorLog = Pick<FastifyBaseLogger, 'error'>;

export interface MetricsServer {
  readonly origin: string;
  close: () => Promise<void>;
}

/** The name or address in a Host header, without port and brackets; '' for a missing one. */
const hostIn = (header: string | undefined): string =>
  (header ?? '').replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1');

/**
 * Whether the metrics of a server at the address `bound` are served to a request with this Host. The page of another site whose
 * name resolves to this address (DNS rebinding) sends that name, which has a dot.
 */
const isServed = (header: string | undefined, bound: string): boolean => {
  const host = hostIn(header);
  if (host === '' || host === bound || isLoopbackHost(host)) return true;
  // Only this machine reaches a loopback address, and by no other name than these.
  if (isLoopbackHost(bound)) return false;
  const mayBeForeignSite = isIP(host) === 0 && host.includes('.');
  return !mayBeForeignSite;
};

/** Serves the text under `/metrics`; throws a StartError when the address is not available. */
export const serveMetrics = async (
  read: () => Promise<string>,
  { host, port }: MetricsAddress,
  log: ErrorLog,
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (!isServed(request.headers.host, host)) {
      response.writeHead(403).end();
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      (err: unknown) => {
        log.error({ err }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(`METRICS_PORT ${port} of ${host} cannot be used (${error.code}); set another.`, {
          cause: error,
        }),
      ),
    );
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' ? bound?.port : port;
  const hostInUrl = host.includes(':') ? `[${host}]` : host;
  return {
    origin: `http://${hostInUrl}:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/**
 * Gauges of prom-client that are left out: only a counter's name may end in `_total` (OpenMetrics). Nothing is lost:
 * `nodejs_active_handles` and its like, without the ending, tell the same numbers by type.
 */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** Adds the metrics of the process, its event loop and its garbage collection. */
export const measureProcess = (registry: Registry): void => {
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
};

/**
 * Serves the metrics, with those of the process and its event loop, under `/metrics` at an address of its own, which the
 * shop's visitors cannot reach. Throws a StartError when the address is not available.
 */
export const openMetrics = (
  registry: Registry,
  address: MetricsAddress,
  log: ErrorLog,
): Promise<MetricsServer> => {
  measureProcess(registry);
  return serveMetrics(() => registry.metrics(), address, log);
};
