import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { requestIds } from '#server/http/monitoring/requestIds.ts';

const idOf = async (trustProxy: string | null, id: string, remoteAddress = '10.0.0.7'): Promise<string> => {
  const app = Fastify({ genReqId: requestIds(trustProxy) });
  onTestFinished(() => app.close());
  app.get('/', async (request) => request.id);
  return (await app.inject({ url: '/', remoteAddress, headers: { 'x-request-id': id } })).body;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sent = '4bf92f3577b34da6a3ce929d0e0e4736';

it('OP-36 takes the id of a trusted proxy, and of no other', async () => {
  expect(await idOf('10.0.0.0/8, 192.0.2.1', sent)).toBe(sent);
  expect(await idOf('loopback', sent, '::ffff:127.0.0.1')).toBe(sent);
  expect(await idOf('10.0.0.8', sent)).toMatch(uuid);
  expect(await idOf(null, sent)).toMatch(uuid);
});

it.each(['short', 'x'.repeat(65), 'an id with spaces', '{"level":50}', 'a%0Aline-of-the-log'])(
  'OP-36 takes no unsafe id: %s',
  async (id) => {
    expect(await idOf('10.0.0.7', id)).toMatch(uuid);
  },
);
