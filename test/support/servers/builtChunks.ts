import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtShop } from './openShop.ts';

/** Maps sources to the files of the built application that contain them. */

export const builtClient = join(builtShop, 'client');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
const manifest = JSON.parse(readFileSync(join(builtClient, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** Sources that have their own chunk. */
export const chunkSources = Object.keys(manifest);

const withImports = (name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) withImports(imported, seen);
  return seen;
};

/** Files that a browser needs for these sources, without duplicates. */
export const filesOf = (...names: string[]): string[] => [
  ...new Set(names.flatMap((name) => [...withImports(name)]).map((name) => manifest[name]?.file ?? '')),
];
