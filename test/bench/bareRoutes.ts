import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

/**
 * A bare Fastify in its own process that returns bytes from memory: the baseline of the API benchmark. Reads
 * its routes as JSON from stdin and prints its address to stdout.
 */

export interface BareRoute {
  readonly method: 'GET' | 'POST';
  /** Path without a query. */
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
