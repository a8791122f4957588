import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite built: the page, its style sheet, and the chunk that each source file became. */
export interface BuiltFiles {
  readonly page: string;
  /** The content of the page's style sheets, to stand in the page itself: one wait fewer before the first paint. */
  readonly css: string;
  /** Addresses of the chunks that a source file needs, the entry's own left out. */
  readonly chunksOf: (file: string) => readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const entry = 'index.html';

const withImports = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
};

/** Reads the client's build; throws when there is none. */
export const readBuiltFiles = (clientDir: string): BuiltFiles => {
  const text = (file: string) => readFileSync(join(clientDir, file), 'utf8');
  const manifest = JSON.parse(text('.vite/manifest.json')) as Manifest;
  const ofEntry = withImports(manifest, entry);
  return {
    page: text(entry).replace(/\s*<link rel="stylesheet"[^>]*>/g, ''),
    css: (manifest[entry]?.css ?? []).map(text).join('\n'),
    chunksOf: (file) =>
      [...withImports(manifest, file)]
        .filter((name) => !ofEntry.has(name))
        .map((name) => manifest[name]?.file)
        .filter((built) => built !== undefined)
        .map((built) => `/${built}`),
  };
};
