import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { warnOfForwarded } from '#server/http/security/warnOfForwarded.ts';

interface Listening {
  readonly app: FastifyInstance;
  /** Log messages of level warn and above. */
  readonly warnings: string[];
}

const listen = (trustProxy: string | false): Listening => {
  const warnings: string[] = [];
  const write = (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg);
  const app = Fastify({ trustProxy, logger: { level: 'warn', stream: { write } } });
  onTestFinished(() => app.close());
  void app.register(warnOfForwarded);
  app.get('/', async (request) => request.ip);
  return { app, warnings };
};

const send = async ({ app }: Listening, remoteAddress: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/', remoteAddress, headers })).body;

const notBelieved =
  'X-Forwarded-For came from 10.0.0.7, which TRUST_PROXY does not name, and is not believed: all who come ' +
  'through there count as one visitor. If that is your proxy, name it in TRUST_PROXY.';

it.each([false, '127.0.0.1'] as const)(
  'warns once of a proxy that is not believed, with TRUST_PROXY %s',
  async (trustProxy) => {
    const listening = listen(trustProxy);
    const headers = { 'x-forwarded-for': '203.0.113.9' };

    expect(await send(listening, '10.0.0.7')).toBe('10.0.0.7');
    expect(listening.warnings).toEqual([]);
    expect(await send(listening, '10.0.0.7', headers)).toBe('10.0.0.7');
    expect(await send(listening, '10.0.0.8', headers)).toBe('10.0.0.8');
    expect(listening.warnings).toEqual([notBelieved]);
  },
);

it('says nothing of a proxy that TRUST_PROXY names', async () => {
  const listening = listen('10.0.0.0/8');

  expect(
    await send(listening, '10.0.0.7', { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' }),
  ).toBe('203.0.113.9');
  expect(listening.warnings).toEqual([]);
});

it('warns of a proxy that sends the header which is not read', async () => {
  const listening = listen('10.0.0.0/8');
  await send(listening, '10.0.0.7', { forwarded: 'for=203.0.113.9' });

  expect(listening.warnings).toEqual([
    'Forwarded came from 10.0.0.7 and is not read: let the proxy send X-Forwarded-For.',
  ]);
});
