import { EventEmitter, once } from 'node:events';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { ApiError } from '#server/errors/apiError.ts';
import { localRateWindows } from '#server/http/limits/localRateWindows.ts';
import { createRateLimit } from '#server/http/limits/rateLimit.ts';
import { answerErrors } from '#server/http/routes/answerErrors.ts';

/** An address may make as many requests as this many callers. */
const callersPerAddress = 10;

const callers = (count: number): string[] => Array.from({ length: count }, (_, number) => `caller-${number}`);
const allAccepted = Array.from({ length: callersPerAddress }, () => 200);

/** A server with one rate-limited call; `name` identifies the caller. */
const openLimited = (max: number, work: (name: string) => Promise<string> = async () => 'done') => {
  const clock = { time: 0 };
  const rate = createRateLimit(
    'calls',
    max,
    localRateWindows(() => clock.time),
  );
  const app = Fastify();
  onTestFinished(() => app.close());
  void app.register(answerErrors);
  app.get<{ Params: { name: string } }>('/:name', (request, reply) =>
    rate.run(request.params.name, { request, reply }, () => work(request.params.name)),
  );
  const send = async (name: string, remoteAddress = '203.0.113.9') => {
    const { statusCode, headers } = await app.inject({ url: `/${name}`, remoteAddress });
    return headers['retry-after'] === undefined ? statusCode : [statusCode, headers['retry-after']];
  };
  const messageFor = async (name: string): Promise<unknown> =>
    (await app.inject({ url: `/${name}`, remoteAddress: '203.0.113.9' })).json<{ message: string }>().message;
  return { clock, send, messageFor };
};

const each = async <Result>(names: readonly string[], send: (name: string) => Promise<Result>) => {
  const results: Result[] = [];
  for (const name of names) results.push(await send(name));
  return results;
};

it('refuses one caller above the limit until the minute is over, and no other caller', async () => {
  const { clock, send } = openLimited(2);

  expect(await each(['mina', 'mina'], send)).toEqual([200, 200]);
  clock.time = 20_500;
  expect(await each(['mina', 'rina'], send)).toEqual([[429, '40'], 200]);
  clock.time = 59_999;
  expect(await send('mina')).toEqual([429, '1']);
  clock.time = 60_000;
  expect(await send('mina')).toBe(200);
});

it('OP-33 tells the seconds to wait in a sentence, also the last one', async () => {
  const { clock, send, messageFor } = openLimited(1);
  await send('mina');
  clock.time = 58_000;
  const two = await messageFor('mina');
  clock.time = 59_000;
  expect([two, await messageFor('mina')]).toEqual([
    'Too many attempts. Please try again in 2 seconds.',
    'Too many attempts. Please try again in 1 second.',
  ]);
});

it('OP-33 says when the last of the full windows ends', async () => {
  const { clock, send } = openLimited(1);

  expect(await send('mina', '203.0.113.10')).toBe(200);
  clock.time = 20_000;
  expect(await each(callers(callersPerAddress), send)).toEqual(allAccepted);
  // The caller's window ends in 40 seconds, that of the address in 60.
  expect(await send('mina')).toEqual([429, '60']);
  clock.time = 50_000;
  // For a caller whose own window began after that of the address.
  expect(await send('rina', '203.0.113.11')).toBe(200);
  expect(await send('rina')).toEqual([429, '60']);
  clock.time = 110_000;
  expect(await send('rina')).toBe(200);
});

it('lets one address have the share of ten callers, however many it says to be', async () => {
  const { send } = openLimited(1);

  expect(await each(callers(callersPerAddress + 2), send)).toEqual([
    ...allAccepted,
    [429, '60'],
    [429, '60'],
  ]);
  expect(await send('caller-10', '203.0.113.10')).toBe(200);
});

it('counts nothing that is refused or fails', async () => {
  const { send } = openLimited(1, async (name) => {
    if (name === 'wrong') throw new ApiError('priceChanged', 'A price has changed.');
    if (name === 'broken') throw new Error('broken');
    return 'done';
  });

  expect(await each(['wrong', 'wrong', 'broken', 'broken'], send)).toEqual([409, 409, 500, 500]);
  expect(await each(callers(callersPerAddress), send)).toEqual(allAccepted);
});

it('OP-33 does not lower the count of a minute when a request of the minute before fails in it', async () => {
  const gate = new EventEmitter();
  const { clock, send } = openLimited(1, async (name) => {
    if (name !== 'slow') return 'done';
    await once(gate, 'open');
    throw new ApiError('priceChanged', 'A price has changed.');
  });
  const slow = send('slow');
  expect(await send('slow')).toEqual([429, '60']);
  clock.time = 60_000;
  // All that the address may send in this minute: if the failed request were taken out of it, another would be accepted.
  expect(await each(callers(callersPerAddress), send)).toEqual(allAccepted);
  gate.emit('open');

  expect(await slow).toBe(409);
  expect(await send('another')).toEqual([429, '60']);
});

it('lets no more through when many come at once', async () => {
  const gate = new EventEmitter();
  const { send } = openLimited(2, async () => {
    await once(gate, 'open');
    return 'done';
  });
  const [first, second, ...others] = Array.from({ length: 5 }, () => send('mina'));

  expect(await Promise.all(others)).toEqual([
    [429, '60'],
    [429, '60'],
    [429, '60'],
  ]);
  gate.emit('open');
  expect(await Promise.all([first, second])).toEqual([200, 200]);
});

it('takes a network of /64 for one address of IPv6, and a mapped address for its IPv4 one', async () => {
  const { send } = openLimited(1);
  const within = await each(
    Array.from({ length: callersPerAddress + 1 }, (_, number) => String(number)),
    (name) => send(name, `2001:db8:1:2::${name}`),
  );

  expect(within.at(-1)).toEqual([429, '60']);
  expect(await send('another', '2001:db8:1:3::1')).toBe(200);
  await each(
    Array.from({ length: callersPerAddress }, (_, number) => `mapped-${number}`),
    (name) => send(name, '::ffff:203.0.113.9'),
  );
  expect(await send('plain', '203.0.113.9')).toEqual([429, '60']);
});

it('forgets who was not seen for longest, so that its memory is bounded', async () => {
  const { send } = openLimited(1);
  expect(await each(['first', 'first'], (name) => send(name, '10.0.0.1'))).toEqual([200, [429, '60']]);
  // Each caller has two windows, its own and that of its address; 20,000 windows are kept.
  for (let number = 0; number < 10_000; number += 1)
    await send(`caller-${number}`, `10.1.${Math.floor(number / 256)}.${number % 256}`);
  expect(await send('first', '10.0.0.1')).toBe(200);
});
