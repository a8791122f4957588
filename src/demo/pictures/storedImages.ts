import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { widestImage } from '#domain/shop/image.ts';

/** The rendered images of the demo, which are committed, and the sources that they were rendered from. */

/** Folder of the rendered images. */
export const storedImages = new URL('./files/', import.meta.url);

/** The file of an image: the widest, from which the shop makes the others. */
export const storedFile = (stem: string): string => `${stem}-${widestImage}.webp`;

/** The file beside them that holds the hash of the sources that they were rendered from. */
export const hashFile = 'sources.sha256';

const sources = [
  'models',
  'studio',
  'demoImages.ts',
  'photograph.ts',
  'renderDemoImage.ts',
  'renderPixels.ts',
];

const filesIn = (path: string): string[] => {
  const url = new URL(path, import.meta.url);
  if (!statSync(url).isDirectory()) return [path];
  return readdirSync(url)
    .toSorted()
    .flatMap((name) => filesIn(`${path}/${name}`));
};

/** A hash of all that decides what the images look like. */
export const hashSources = (): string => {
  const hash = createHash('sha256');
  // Git may write other line ends on another system.
  for (const path of sources.flatMap((name) => filesIn(`./${name}`)))
    hash.update(`${path}\n${readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll('\r\n', '\n')}`);
  return hash.digest('hex');
};
