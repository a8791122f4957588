import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { forbidden, invalid } from '../../errors/apiError.ts';
import { isLoopbackHostHeader } from '../../process/loopback.ts';

const label = '[a-z0-9_-]+';
const domainOrIpv4 = `${label}(\\.${label})*\\.?`;
const ipv6 = '\\[[0-9a-f:.]+\\]';
const port = ':\\d{1,5}';
const hostShape = new RegExp(`^(${domainOrIpv4}|${ipv6})(${port})?$`, 'i');

/** Whether the request has more than one Host: Node takes the first, and something before the shop may have taken another. */
const hasSeveralHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

const isHost = (host: string): boolean => hostShape.test(host) && URL.canParse(`http://${host}`);

/**
 * Refuses a request whose Host, sent or forwarded by a trusted proxy, is not one valid host, before a URL is
 * built from it. Accepts a missing Host of HTTP/1.0, as in the health checks of some load balancers.
 */
export const checkHosts = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ host, raw }) => {
    const isRight = host === '' ? raw.httpVersion === '1.0' : isHost(host);
    if (!isRight || hasSeveralHosts(raw.rawHeaders))
      throw invalid('host', 'The Host header does not name a host.');
  });
});

/**
 * Whether the host is a loopback name of this machine. A missing host counts as one: browsers always send a host, but the health checks of
 * some load balancers do not (HTTP/1.0).
 */
const isOwn = (host: string | undefined): boolean => !host || isLoopbackHostHeader(host);

/**
 * Refuses requests for any host but this machine's loopback names. With DNS rebinding another site's name
 * resolves to this server, and the browser treats that site's page as same-origin. Host still holds that site's name.
 */
export const refuseForeignHosts = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    // A proxy on this machine may put its own name into Host and the page's into X-Forwarded-Host.
    if (isOwn(request.headers.host) && isOwn(request.host)) return;
    throw forbidden(
      'This shop has demo accounts, so it opens only at localhost on its own machine. To open it under another name, its operator sets ALLOW_EMULATOR_ANYWHERE=yes.',
    );
  });
});
