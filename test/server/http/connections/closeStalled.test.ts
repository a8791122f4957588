import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { closeStalled } from '#server/http/connections/closeStalled.ts';

/** Listens with a connection timeout of 200 ms; returns a function that opens connections. */
const listen = async (routes: (app: FastifyInstance) => void) => {
  const app = Fastify({ connectionTimeout: 200, forceCloseConnections: true });
  onTestFinished(() => app.close());
  await app.register(closeStalled);
  routes(app);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return (request: string): Socket => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(request));
    // A connection that the server closes with unread bytes is reset.
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
};
const request = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n`;

const endless = function* (): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024);
};

it('closes the connection of a client that never reads its answer, and ends what makes the answer', async () => {
  const answer = Readable.from(endless());
  const open = await listen((app) => app.get('/', (_request, reply) => reply.send(answer)));
  const ended = once(answer, 'close');
  const socket = open(request('/'));
  await ended;

  const closed = once(socket, 'close');
  socket.resume();
  await closed;
  expect(answer.destroyed).toBe(true);
});

it('waits for an answer that takes longer to make', async () => {
  const open = await listen((app) =>
    app.get('/', async (_request, reply) => {
      // Until the 200 ms are over.
      await once(reply.raw, 'timeout');
      return 'made at last';
    }),
  );

  expect(await text(open(request('/')))).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*made at last$/);
});

it('closes a connection on which nothing is asked', async () => {
  const open = await listen(() => undefined);
  const socket = open('');
  socket.resume();
  await once(socket, 'close');
});
