import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { object, string } from 'yup';
import { callCourier } from '#server/couriers/callCourier.ts';
import { readCourierAddress } from '#server/couriers/courierAddress.ts';
import { CourierError } from '#server/couriers/courierError.ts';
import { isSameSecret } from '#server/couriers/isSameSecret.ts';
import { readAnswer } from '#server/couriers/readAnswer.ts';
import type { CourierFault } from '../../support/servers/fakeCouriers/courierFaults.ts';
import { timeoutFor } from '../../support/servers/fakeCouriers/fakesOfTest.ts';
import { type FakeReply, openFakeCourier } from '../../support/servers/fakeCouriers/openFakeCourier.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';
import { openServer } from '../../support/servers/openServer.ts';

const key = 'a-key-that-nobody-may-read';

const courierWith = async (timeout = 20_000, reply: FakeReply = { status: 200, body: { id: 7 } }) => {
  const fake = await openFakeCourier({
    answer: () => reply,
    base: '/v1',
    vital: new Set(['id']),
    // Milliseconds: longer than any of these tests waits.
    slowness: 30_000,
  });
  onTestFinished(fake.close);
  const call = (): Promise<unknown> =>
    callCourier({
      courier: 'Courier',
      method: 'POST',
      url: `${fake.address}/book`,
      headers: { 'api-key': key },
      body: { phone: '01712345678' },
      timeout,
    });
  return { fake, call };
};

const failureOf = async (call: () => Promise<unknown>): Promise<CourierError> => {
  try {
    await call();
  } catch (error) {
    if (error instanceof CourierError) return error;
    throw error;
  }
  throw new Error('The call has not failed');
};

describe('a call to a courier', () => {
  it('CR-2 sends JSON and gives status and JSON of the answer', async () => {
    const { fake, call } = await courierWith(20_000, {
      status: 422,
      body: { errors: {} },
      headers: { 'retry-after': '90' },
    });
    expect(await call()).toEqual({ status: 422, body: { errors: {} }, waitSeconds: 90 });
    expect(fake.calls).toMatchObject([
      {
        method: 'POST',
        path: '/book',
        headers: { 'api-key': key, 'content-type': 'application/json', accept: 'application/json' },
        body: { phone: '01712345678' },
      },
    ]);
  });

  it.each(['0', 'Wed, 01 Jan 2025 00:00:00 GMT'])(
    'CR-4 takes no time to wait from Retry-After: %s, so that the usual wait counts',
    async (header) => {
      const { call } = await courierWith(20_000, {
        status: 429,
        body: {},
        headers: { 'retry-after': header },
      });
      expect(await call()).toEqual({ status: 429, body: {}, waitSeconds: null });
    },
  );

  it.each<readonly [CourierFault, string, string]>([
    ['silent', 'answerLost', 'Courier did not answer within 1.5 s.'],
    ['slow', 'answerLost', 'Courier did not answer within 1.5 s.'],
    ['answerLost', 'answerLost', 'The connection to Courier broke before its answer arrived.'],
    ['504AfterBooking', 'failed', 'Courier failed with status 504.'],
    ['htmlFailure', 'failed', 'Courier failed with status 502.'],
    ['htmlPage', 'badAnswer', 'Courier answered with something other than JSON.'],
    ['notJson', 'badAnswer', 'Courier answered with something other than JSON.'],
    ['huge', 'badAnswer', 'Courier answered with more than can be read.'],
    ['redirect', 'badAnswer', 'Courier answered with another address, which is not followed.'],
  ])('CR-2 CR-12 fails when the courier is %s, and may have acted', async (kind, failure, message) => {
    const { fake, call } = await courierWith(timeoutFor(kind));
    fake.fail({ kind });
    expect(await failureOf(call)).toMatchObject({ failure, message, mayHaveActed: true });
    expect(fake.callsElsewhere).toEqual([]);
  });

  it('CR-2 CR-12 has not acted when the courier is down', async () => {
    const { fake, call } = await courierWith();
    await fake.goDown();
    expect(await failureOf(call)).toMatchObject({
      failure: 'unreachable',
      message: 'Courier cannot be reached.',
      mayHaveActed: false,
    });
    await fake.comeUp();
    expect(await call()).toMatchObject({ status: 200 });
  });

  it('CR-2 CR-12 has not acted when it took no connection at any of its addresses', async () => {
    // As Node tells it: an attempt that timed out, then one at an address to which the machine has no way.
    const attempts = ['ETIMEDOUT', 'ENETUNREACH'].map((code) =>
      Object.assign(new Error(`connect ${code}`), { code, syscall: 'connect' }),
    );
    const cause = Object.assign(new AggregateError(attempts), { code: 'ETIMEDOUT' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const { call } = await courierWith();
    expect(await failureOf(call)).toMatchObject({
      failure: 'unreachable',
      message: 'Courier cannot be reached.',
      mayHaveActed: false,
    });
  });

  it('CR-2 stops reading an answer that is small on the wire and large when it is unpacked', async () => {
    const packed = gzipSync(JSON.stringify({ text: 'x'.repeat(20 * 1024 * 1024) }));
    const { origin: url, close } = await openServer((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    );
    onTestFinished(close);
    const error = await failureOf(() =>
      callCourier({ courier: 'Courier', method: 'GET', url, headers: {}, timeout: 20_000 }),
    );
    expect(error).toMatchObject({
      failure: 'badAnswer',
      message: 'Courier answered with more than can be read.',
    });
  });

  it('CR-2 tells no key in an error, also of a header that cannot be sent', async () => {
    const host = await openFakeHost(() => ({}));
    const error = await failureOf(() =>
      callCourier({
        courier: 'Courier',
        method: 'GET',
        url: host.settings.apiHost,
        headers: { 'api-key': `${key}\nmore` },
        timeout: 20_000,
      }),
    );
    // A message, a stack or a cause that quotes it would reach the log.
    expect(
      JSON.stringify([error.message, error.stack, error.cause ?? null, Object.values(error)]),
    ).not.toContain(key);
  });
});

describe('the address of a courier', () => {
  it('CR-2 is https', () => {
    expect(readCourierAddress('Courier', { address: 'https://courier.example/api/v1/' })).toBe(
      'https://courier.example/api/v1',
    );
  });

  it('CR-2 is one of this machine where that is allowed', () => {
    const address = 'http://127.0.0.1:8080/api';
    expect(readCourierAddress('Courier', { address, allowsLoopback: true })).toBe(address);
  });

  it.each([
    ['http://courier.example', false],
    ['http://127.0.0.1:8080', false],
    ['http://courier.example', true],
    ['http://127.0.0.1.courier.example', true],
    ['ftp://127.0.0.1', true],
    ['courier.example', false],
    ['https://name:password@courier.example', false],
    ['https://courier.example/?key=1', false],
    ['https://courier.example/#part', false],
  ])('CR-2 is not %s (loopback allowed: %s)', (address, allowsLoopback) => {
    expect(() => readCourierAddress('Courier', { address, allowsLoopback })).toThrow(CourierError);
  });
});

describe('the answer of a courier', () => {
  it('CR-2 is read with the name of a wrong field, and without its value', () => {
    const schema = object({ name: string().required().max(3) });
    expect(() => readAnswer('Courier', schema, { name: 'Rahim Uddin' })).toThrow(
      new CourierError('badAnswer', 'The answer of Courier cannot be read: name.'),
    );
  });

  it.each([null, [], 'text', 7])('CR-2 is not %j', (body) => {
    const schema = object({ name: string().required() });
    expect(() => readAnswer('Courier', schema, body)).toThrow(CourierError);
  });
});

describe('a secret', () => {
  it.each([
    ['secret', 'secret', true],
    ['secret', 'Secret', false],
    ['', 'secret', false],
    ['secret', '', false],
    // No secret is set.
    ['', '', false],
    ['secret and more', 'secret', false],
  ])('CR-5 %j is %j: %s', (sent, stored, isSame) => {
    expect(isSameSecret(sent, stored)).toBe(isSame);
  });
});
