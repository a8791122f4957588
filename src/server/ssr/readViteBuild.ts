import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's build: the page, its styles and scripts, and the chunks of each source file. */
export interface ViteBuild {
  /** The built page without `afterHeader` and without links to its style sheets. */
  readonly page: string;
  /** The elements of the scripts that a rendered page has after its header; React would hydrate spaces between them as texts. */
  readonly afterHeader: string;
  /** Content of the page's style sheets, inlined to save a round trip before the first paint. */
  readonly css: string;
  /** The elements that link the same style sheets, for a page that must not inline them. */
  readonly styleLinks: readonly string[];
  /** Contents of the page's classic scripts, which are inlined too. */
  readonly scripts: readonly string[];
  /** Paths of the chunks that a source file needs, without those that the page preloads already. */
  readonly chunksOf: (file: string) => readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The page, and its name in the manifest. */
const entryPage = 'index.html';
const scriptsAfterHeader = /\s*<!--after-header-->([\s\S]*)<!--\/after-header-->/;

/** The source file with all that it imports, directly or not. */
const withImports = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const dependency of manifest[name]?.imports ?? []) withImports(manifest, dependency, seen);
  return seen;
};

/** Matches links to style sheets of the build; the link for browsers without JavaScript has no `crossorigin` and stays. */
const builtStyleSheet = /<link rel="stylesheet" crossorigin[^>]*>\s*/g;

/** Gives the application's scripts low priority: the rendered page is readable without them, and they must not delay images. */
const withLowPriority = (page: string): string =>
  page.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/**
 * Reads the build of the application whose addresses begin with `prefix`, from the folder of that name; throws if it is
 * missing.
 */
export const readViteBuild = (clientDir: string, prefix = ''): ViteBuild => {
  const read = (file: string) => readFileSync(join(clientDir, prefix, file), 'utf8');
  const classicScript = new RegExp(`<script src="${prefix}/([^"]+)"></script>`, 'g');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const page = read(entryPage);
  const withScripts = page.replace(classicScript, (_, file: string) => `<script>${read(file)}</script>`);
  const [, afterHeader = ''] = scriptsAfterHeader.exec(withScripts) ?? [];
  const withoutStyles = withScripts.replace(builtStyleSheet, '');
  return {
    page: withLowPriority(withoutStyles.replace(scriptsAfterHeader, '')),
    afterHeader: afterHeader.trim().replaceAll(/(?<=<\/script>)\s+/g, ''),
    scripts: [...page.matchAll(classicScript)].map(([, file = '']) => read(file)),
    styleLinks: (page.match(builtStyleSheet) ?? []).map((link) => link.trim()),
    css: (manifest[entryPage]?.css ?? []).map(read).join('\n'),
    chunksOf: (file) => {
      const chunks = [...withImports(manifest, file)].flatMap((name) => manifest[name]?.file ?? []);
      const paths = chunks.map((chunk) => `${prefix}/${chunk}`);
      return paths.filter((path) => !page.includes(`"${path}"`));
    },
  };
};
