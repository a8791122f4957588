import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/call/refusal.ts';
import { everyCall } from '#contract/everyCall.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';
import { embedded } from '../support/servers/testDatabases.ts';

/** With the emulator's accounts, a shop refuses host names that other sites could own (DNS rebinding). */

const calls = everyCall.map(({ method, path }): [string, string] => [
  method,
  `/api${path.replace(/:(\w+)/g, '{$1}')}`,
]);
const others: [string, string][] = [
  ['GET', '/'],
  ['GET', '/robots.txt'],
  ['GET', '/feeds/products.xml'],
  ['GET', '/no-such-page'],
  ['OPTIONS', '/api/jwt'],
  ['GET', '/emulator/auth/handler'],
];

interface Answer {
  readonly status: number;
  readonly code: ErrorBody['code'] | null;
}

const codeIn = (body: string): Answer['code'] => {
  try {
    return (JSON.parse(body) as ErrorBody).code ?? null;
  } catch {
    return null;
  }
};

const answerTo = (
  api: Api,
  [method, path]: [string, string],
  headers: Readonly<Record<string, string>>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(`${api.origin}${path}`, { method, headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, code: codeIn(body) }), reject);
    });
    sent.once('error', reject);
    sent.end();
  });

const refused: Answer = { status: 403, code: 'notAllowed' };

describe('a shop with demo accounts', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(embedded, { trustProxy: '127.0.0.1' });
  });
  afterAll(() => api.close());

  it.each([...calls, ...others])('refuses %s %s under a foreign name', async (...call) => {
    expect(await answerTo(api, call, { host: 'rebound.example' })).toEqual(refused);
  });

  it.each(['rebound.example:80', '127.0.0.1.rebound.example', '192.0.2.1', 'localhost.', 'shop.localhost'])(
    'refuses the name %s',
    async (host) => {
      expect(await answerTo(api, ['GET', '/api/products'], { host })).toEqual(refused);
    },
  );

  it('refuses a foreign name that a proxy passes on', async () => {
    const headers = { host: '127.0.0.1', 'x-forwarded-host': 'rebound.example' };
    expect(await answerTo(api, ['GET', '/api/products'], headers)).toEqual(refused);
  });

  it('answers a request that names no host, as a health check over HTTP/1.0 does and no browser', async () => {
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
    socket.end('GET /api/health HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.[01] 200 /);
  });

  it.each(['localhost', 'localhost:4000', '127.0.0.1:4000', '127.1.2.3', '[::1]:4000'])(
    'answers under %s',
    async (host) => {
      expect(await answerTo(api, ['GET', '/api/products?limit=1'], { host })).toEqual({
        status: 200,
        code: null,
      });
    },
  );
});

describe('a shop under another name', () => {
  it.each([{ emulatorAnywhere: true }, { emulator: false }])('answers there with %j', async (settings) => {
    const api = await startApi(embedded, settings);
    const answer = await answerTo(api, ['GET', '/api/products?limit=1'], { host: 'shop.example' });
    await api.close();
    expect(answer).toEqual({ status: 200, code: null });
  });
});
