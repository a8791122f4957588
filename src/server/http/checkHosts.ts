import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { invalid } from '../apiError.ts';

const hostShape = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

const isHost = (host: string): boolean => hostShape.test(host) && URL.canParse(`http://${host}`);

/**
 * Refuses a request whose Host, sent or forwarded by a trusted proxy, is not a valid host, before a URL is
 * built from it. Accepts a missing Host of HTTP/1.0, as in the health checks of some load balancers.
 */
export const checkHosts = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ host, raw }) => {
    const isRight = host === '' ? raw.httpVersion === '1.0' : isHost(host);
    if (!isRight) throw invalid('host', 'The Host header does not name a host.');
  });
});
