import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is wrong with the forwarded headers of a request, if anything. */
const complaint = ({ headers, ips, socket }: FastifyRequest): string | null => {
  if (headers['x-forwarded-for'] !== undefined)
    // With the proxy's own address alone, what it says was not believed.
    return (ips?.length ?? 1) > 1
      ? null
      : `X-Forwarded-For came from ${socket.remoteAddress}, which TRUST_PROXY does not name, and is not believed: all ` +
          'who come through there count as one visitor. If that is your proxy, name it in TRUST_PROXY.';
  return headers.forwarded === undefined
    ? null
    : `Forwarded came from ${socket.remoteAddress} and is not read: let the proxy send X-Forwarded-For.`;
};

/** Warns in the log, once, when a proxy speaks for visitors and is not believed. */
export const warnOfForwarded = (app: FastifyInstance): void => {
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned) return;
    const sentence = complaint(request);
    if (sentence === null) return;
    warned = true;
    request.log.warn(sentence);
  });
};
