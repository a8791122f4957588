import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';

const roots = ['hatkhola-one-', 'hatkhola-another-folder-'].map((name) => mkdtempSync(join(tmpdir(), name)));
afterAll(() => roots.forEach(removeFolder));

const source = [
  "import styled from 'styled-components';",
  'export const Price = styled.p`margin: 0;`;',
  'export const OldPrice = styled(Price)`color: grey;`;',
].join('\n');

/** Enough that the compiler's own hashes of these paths have several lengths. */
const files = Array.from({ length: 100 }, (_, index) => `Price${index}.tsx`);

interface Compiled {
  readonly code: string;
  readonly mappings: string;
}

/** What the project's configuration makes of the files in that folder. */
const compileIn = async (root: string): Promise<Compiled[]> => {
  const vite = await createServer({
    root,
    configFile: resolve('vite.config.ts'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    mkdirSync(join(root, 'src'));
    const compiled: Compiled[] = [];
    for (const name of files) {
      writeFileSync(join(root, 'src', name), source);
      const { code = '', map = null } = (await vite.environments.ssr.transformRequest(`/src/${name}`)) ?? {};
      compiled.push({ code, mappings: map !== null && 'mappings' in map ? map.mappings : '' });
    }
    return compiled;
  } finally {
    await vite.close();
  }
};

const idsIn = ({ code }: Compiled): string[] =>
  Array.from(code.matchAll(/componentId: "([^"]+)"/g), ([, id = '']) => id);

it('OP-60 compiles the same source to the same styles and source map in every folder, each with its own id', {
  timeout: 60_000,
}, async () => {
  const [compiled = [], others] = await Promise.all(roots.map(compileIn));
  expect(compiled).toEqual(others);
  expect(compiled.every(({ mappings }) => mappings !== '')).toBe(true);
  expect(new Set(compiled.flatMap(idsIn)).size).toBe(2 * files.length);
});
