import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection of a client that takes nothing of its answer for the server's `connectionTimeout`,
 * which Node counts anew with every byte sent or received. An answer that is still being made is waited for.
 */
export const closeStalled = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    // With a listener Node leaves the connection open.
    reply.raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength === 0) return;
      request.log.info('connection closed: the client does not read its answer');
      socket.destroy();
    });
  });
};
