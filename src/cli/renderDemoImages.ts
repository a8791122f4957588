import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { catalogImages } from '#demo/catalog/catalogImages.ts';
import { renderDemoImage } from '#demo/pictures/renderDemoImage.ts';
import { hashFile, hashSources, storedFile, storedImages } from '#demo/pictures/storedImages.ts';
import { exitWithError, StartError } from '#server/errors/startError.ts';

/**
 * `npm run demo:pictures -- [KIND …]`: renders the pictures of the demo shop after a change of a model. Without kinds it renders
 * all, in about ten minutes on two processors; with kinds those that show one of them. It starts a child process for each
 * processor, which renders a share of them.
 */

/** In a child process: its number from 0, and the number of children. In the parent `share` is undefined. */
const { SHARE: share, SHARES: shares = '1' } = process.env;
const kinds = process.argv.slice(2);

/** In a child process: renders every picture whose turn among the children is this one's. */
const renderShare = async (): Promise<void> => {
  const chosenImages = [...catalogImages].filter(
    ([, image]) => kinds.length === 0 || image.kinds.some((kind) => kinds.includes(kind)),
  );
  const ownImages = chosenImages.filter((_, index) => index % Number(shares) === Number(share));
  for (const [stem, image] of ownImages)
    writeFileSync(new URL(storedFile(stem), storedImages), await renderDemoImage(image));
};

/** Starts a child process for one share; resolves when it has rendered its pictures. */
const startShare = async (number: number, count: number): Promise<void> => {
  const environment = { ...process.env, SHARE: String(number), SHARES: String(count) };
  const child = fork(fileURLToPath(import.meta.url), kinds, { env: environment });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('A picture could not be rendered.');
};

const knownKinds = new Set([...catalogImages.values()].flatMap((image) => image.kinds));

const renderAll = async (): Promise<void> => {
  const unknown = kinds.filter((kind) => !knownKinds.has(kind));
  // Rendering nothing would mark the stored pictures as those of the present models.
  if (unknown.length > 0) throw new StartError(`The demo shop has no kind of product ${unknown.join(', ')}.`);
  mkdirSync(storedImages, { recursive: true });
  // Read before the rendering: a source that changes during it must count as changed.
  const hashOfSources = hashSources();
  const count = availableParallelism();
  await Promise.all(Array.from({ length: count }, (_, number) => startShare(number, count)));
  const files = new Set([...catalogImages.keys()].map(storedFile));
  for (const name of readdirSync(storedImages)) if (!files.has(name)) rmSync(new URL(name, storedImages));
  writeFileSync(new URL(hashFile, storedImages), `${hashOfSources}\n`);
};

await (share === undefined ? renderAll().catch(exitWithError) : renderShare());
