import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { widestImage } from '#domain/shop/image.ts';

/** Where the demo's rendered images are, which are committed, and a hash of the sources that they were rendered from. */

/** Folder of the rendered images. */
export const storedImages = new URL('./files/', import.meta.url);

/** Name of the stored file of an image: its widest, from which the shop makes the others. */
export const storedFile = (stem: string): string => `${stem}-${widestImage}.webp`;

/** The file beside the images that holds the hash of the sources that they were rendered from. */
export const hashFile = 'sources.sha256';

/** All that decides what the images look like. */
const sources = [
  'models',
  'studio',
  'demoImages.ts',
  'photograph.ts',
  'renderDemoImage.ts',
  'renderPixels.ts',
];

/** The path itself if it is a file, else all files in that folder. */
const filesIn = (path: string): string[] => {
  const url = new URL(path, import.meta.url);
  if (!statSync(url).isDirectory()) return [path];
  return readdirSync(url)
    .toSorted()
    .flatMap((name) => filesIn(`${path}/${name}`));
};

/** A hash of the present sources. */
export const hashSources = (): string => {
  const hash = createHash('sha256');
  // Git may write other line ends on another system.
  for (const path of sources.flatMap((name) => filesIn(`./${name}`)))
    hash.update(`${path}\n${readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll('\r\n', '\n')}`);
  return hash.digest('hex');
};
