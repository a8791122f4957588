import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { injectFetch } from '#server/ssr/injectFetch.ts';

describe('fetch within the process', () => {
  it('RT-18 answers as the API does: status, headers and text', async () => {
    const app = Fastify();
    app.get('/api/cups', (request, reply) =>
      reply.code(201).header('x-total-count', 7).send({ name: 'চা cup', accept: request.headers.accept }),
    );
    const response = await injectFetch(app)('/api/cups');
    expect({
      ok: response.ok,
      status: response.status,
      total: response.headers.get('x-total-count'),
      text: await response.text(),
    }).toEqual({
      ok: true,
      status: 201,
      total: '7',
      text: '{"name":"চা cup","accept":"application/json"}',
    });
  });

  it('RT-18 passes on a refusal and an empty body', async () => {
    const app = Fastify();
    app.get('/api/cups', (_request, reply) => reply.code(404).send());
    const response = await injectFetch(app)('/api/cups');
    expect([response.ok, response.status, await response.text()]).toEqual([false, 404, '']);
  });
});
