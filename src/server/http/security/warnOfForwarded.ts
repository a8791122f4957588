import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Why the request's forwarded headers are ignored; `null` when they are used or absent. */
const complaint = ({ headers, ips, socket }: FastifyRequest): string | null => {
  if (headers['x-forwarded-for'] !== undefined) {
    // When `ips` holds only the proxy's own address, Fastify did not trust the header.
    const isTrusted = ips !== undefined && ips.length > 1;
    if (isTrusted) return null;
    return (
      `X-Forwarded-For came from ${socket.remoteAddress}, which TRUST_PROXY does not name, and is not believed: all ` +
      'who come through there count as one visitor. If that is your proxy, name it in TRUST_PROXY.'
    );
  }
  if (headers.forwarded === undefined) return null;
  return `Forwarded came from ${socket.remoteAddress} and is not read: let the proxy send X-Forwarded-For.`;
};

/** Logs one warning, the first time that forwarded headers from a proxy are ignored. */
export const warnOfForwarded = fastifyPlugin(async (app: FastifyInstance) => {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned) return;
    const message = complaint(request);
    if (message === null) return;
    warned = true;
    request.log.warn(message);
  });
});
