import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { identityProxy } from '#server/firebaseEmulator/identityProxy.ts';
import type { Emulator } from '#server/firebaseEmulator/startEmulator.ts';
import { closeConnections } from '#server/http/connections/closeConnections.ts';
import { probes } from '#server/http/monitoring/probes.ts';

const openProbes = async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  let time = 0;
  await app.register(closeConnections, { withinMs: 1000 });
  await app.register(probes, { clock: () => time });
  const probe = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    return { statusCode, caching: headers['cache-control'], body: JSON.parse(body) as unknown };
  };
  // Results are used again for a second.
  return { app, probe, passSecond: () => void (time += 1000) };
};
const ok = { statusCode: 200, caching: 'no-store', body: { status: 'ok' } };
const failing = (...failed: string[]) => ({
  statusCode: 503,
  caching: 'no-store',
  body: { status: 'unavailable', failed },
});

it('OP-34 is ready only while every check passes, and alive in any case', async () => {
  const { app, probe, passSecond } = await openProbes();
  let isReachable = true;
  app.addReadinessCheck('database', async () => {
    if (!isReachable) throw new Error('unreachable');
  });

  expect(await probe('/readyz')).toEqual(ok);
  isReachable = false;
  passSecond();
  expect(await probe('/readyz')).toEqual(failing('database'));
  isReachable = true;
  passSecond();
  // A check that does not end fails after two seconds.
  app.addReadinessCheck('pages', () => new Promise(() => undefined));
  expect(await probe('/readyz')).toEqual(failing('pages'));
  expect(await probe('/livez')).toEqual(ok);
});

it('OP-34 is not ready in a demo shop until its accounts can be used', async () => {
  const { app, probe, passSecond } = await openProbes();
  let origin: string | null = null;
  const emulator: Emulator = {
    ready: new Promise(() => undefined),
    origin: () => origin,
    headers: {},
    accountsChanged: () => undefined,
    close: async () => undefined,
  };
  await app.register(identityProxy(emulator, () => 'http://127.0.0.1'));

  expect(await probe('/readyz')).toEqual(failing('accounts'));
  origin = 'http://127.0.0.1:9';
  passSecond();
  expect(await probe('/readyz')).toEqual(ok);
});

it('OP-34 runs a check once a second, however often it is called', async () => {
  const { app, probe, passSecond } = await openProbes();
  let runs = 0;
  app.addReadinessCheck('pages', async () => void (runs += 1));

  await Promise.all(Array.from({ length: 50 }, () => probe('/readyz')));
  await probe('/readyz');
  expect(runs).toBe(1);
  passSecond();
  await probe('/readyz');
  expect(runs).toBe(2);
});
