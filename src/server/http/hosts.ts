import type { FastifyInstance } from 'fastify';
import { invalid } from './refusal.ts';

const hostShape = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

const isHost = (host: string): boolean => hostShape.test(host) && URL.canParse(`http://${host}`);

/**
 * Refuses a request whose Host is none, also one that a trusted proxy forwards, before an address is made of it.
 * HTTP/1.0 sends no Host, as the health checks of some balancers do: such a request is answered.
 */
export const checkHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ host }) => {
    if (host !== '' && !isHost(host)) throw invalid('host', 'The Host header does not name a host.');
  });
};
