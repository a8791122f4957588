import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { derivedPictures } from '#server/images/derivedPictures.ts';
import { QueueFullError } from '#server/process/createQueue.ts';
import { createGate } from '../../support/createGate.ts';

/** Asks for pictures of images that are all there; they are made when the gate is open. */
const openPictures = (cacheSize: number) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/:image', async ({ url }) => url);
  const pictureOf = derivedPictures(app, { cacheSize });
  const gate = createGate();
  const ask = async (path: string): Promise<string> =>
    String(await pictureOf(path, path, (bytes) => gate.opened.then(() => bytes)));
  return { gate, ask };
};

it('SH-15 goes to all who wait for it, also when there is no room in memory for it', async () => {
  const { gate, ask } = openPictures(1);
  const paths = ['/a', '/b', '/c', '/a'];
  const asked = paths.map(ask);
  gate.open();
  expect(await Promise.all(asked)).toEqual(paths);
});

it('SH-15 is refused to all who wait for it when too many are asked for at once, and made later', async () => {
  const { gate, ask } = openPictures(1000);
  // One is made while thirty wait.
  const paths = Array.from({ length: 32 }, (_, index) => `/${index}`);
  const refusals: unknown[] = [];
  const asked = [...paths, ...paths].map((path) => ask(path).catch((error: unknown) => refusals.push(error)));
  await expect.poll(() => refusals.length).toBe(2);
  gate.open();
  await Promise.all(asked);
  expect(refusals.map((error) => error instanceof QueueFullError)).toEqual([true, true]);
  expect(await ask('/31')).toBe('/31');
});
