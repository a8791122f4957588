import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { headers } from '#contract/call/headers.ts';

// UUID, ULID and the hexadecimal ids of nginx and of traces; nothing that could end a line of a log.
const safe = /^[\w-]{8,64}$/;

/**
 * Returns a function that gives each request its id: the `x-request-id` that a proxy of `trustProxy` sent, if its form is
 * safe, so that both logs have the same id; otherwise a new UUID. A client cannot choose its id.
 */
export const requestIds = (trustProxy: string | null): ((request: IncomingMessage) => string) => {
  const isTrusted = proxyAddr.compile(trustProxy?.split(',').map((address) => address.trim()) ?? []);
  return ({ headers: received, socket }) => {
    const id = received[headers.requestId];
    // 0 is the proxy that is nearest to this server.
    const isTaken = typeof id === 'string' && safe.test(id) && isTrusted(socket.remoteAddress ?? '', 0);
    return isTaken ? id : randomUUID();
  };
};
