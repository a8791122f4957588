import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

/**
 * A bare Fastify in a process of its own that answers bytes from memory: what the API's benchmark compares
 * with. Reads its routes as JSON from stdin, and says on stdout where it listens.
 */

export interface BareRoute {
  readonly method: 'GET' | 'POST';
  /** Without a query. */
  readonly path: string;
  readonly answer: string;
}

const routes = JSON.parse(await text(process.stdin)) as readonly BareRoute[];
const app = Fastify();
for (const { method, path, answer } of routes)
  app.route({
    method,
    url: path,
    handler: (_request, reply) => reply.type('application/json; charset=utf-8').send(answer),
  });
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }));
