import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Closes the connection of a client that reads nothing of its response for as long as the server's `connectionTimeout`,
 * which starts again with every byte sent or received. While the response is still being prepared, it stays open.
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
