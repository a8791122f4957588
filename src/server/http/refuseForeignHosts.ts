import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { forbidden } from '../apiError.ts';
import { isLoopbackHostHeader } from '../loopback.ts';

/** Browsers always send Host; the health checks of some balancers speak HTTP/1.0 and send none. */
const isOwn = (host: string | undefined): boolean => !host || isLoopbackHostHeader(host);

/**
 * Refuses requests for any host but this machine's loopback names. With DNS rebinding another site's name
 * resolves to this server, and the browser treats that site's page as same-origin. Its requests still carry
 * its name in Host.
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
