import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Closes the connection of a client that reads nothing of its response for the server's `connectionTimeout`,
 * which Node restarts with every byte sent or received. Keeps it open while the response is being prepared.
 */
export const closeStalled = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    // With a `timeout` listener Node does not close the socket itself.
    reply.raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength === 0) return;
      request.log.info('connection closed: the client does not read its answer');
      socket.destroy();
    });
  });
});
