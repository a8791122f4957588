import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is closing: it accepts no connection and answers only what arrives on open ones. */
    readonly isClosing: () => boolean;
  }
}

/** Milliseconds between two searches for connections without a request. */
const intervalMs = 50;

/** Milliseconds for which a closing server waits for the first request of a connection. */
const firstRequestMs = 1000;

/**
 * When the server closes, closes each connection as soon as it is without a request. Node does so only once, when it stops
 * listening: a connection that was busy at that moment would stay open for the keep-alive timeout, and so would the server.
 * Node counts a connection that has sent nothing yet as busy: browsers open such connections ahead. After `withinMs` the other
 * connections are closed too, their requests unanswered.
 */
export const closeConnections = fastifyPlugin(
  async (app: FastifyInstance, { withinMs }: { readonly withinMs: number }) => {
    let closing = false;
    const sockets = new Set<Socket>();
    app.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    app.decorate('isClosing', () => closing);
    app.addHook('preClose', async () => {
      closing = true;
      const idleTimer = setInterval(() => app.server.closeIdleConnections(), intervalMs);
      const silentTimer = setTimeout(() => {
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      }, firstRequestMs);
      const lastTimer = setTimeout(() => {
        app.log.warn(`requests in progress for more than ${withinMs / 1000} seconds are not answered`);
        app.server.closeAllConnections();
      }, withinMs);
      app.server.once('close', () => {
        clearInterval(idleTimer);
        clearTimeout(silentTimer);
        clearTimeout(lastTimer);
      });
    });
    // For requests that arrived before the server began to close; Fastify does the same for later ones.
    app.addHook('onSend', async (_request, reply) => {
      if (closing) reply.header('connection', 'close');
    });
  },
);
