import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { removeFolder } from './support/removeFolder.ts';

const roots = ['hatkhola-one-', 'hatkhola-another-folder-'].map((name) => mkdtempSync(join(tmpdir(), name)));
afterAll(() => roots.forEach(removeFolder));

const source = [
  "import styled from 'styled-components';",
  'export const Price = styled.p`margin: 0;`;',
  'export const OldPrice = styled(Price)`color: grey;`;',
].join('\n');

/** The ids of the components of two files, as the project's configuration compiles them in that folder. */
const idsIn = async (root: string): Promise<string[]> => {
  const vite = await createServer({
    root,
    configFile: resolve('vite.config.ts'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    mkdirSync(join(root, 'src'));
    const ids: string[] = [];
    for (const name of ['Price.tsx', 'Total.tsx']) {
      writeFileSync(join(root, 'src', name), source);
      const compiled = await vite.environments.ssr.transformRequest(`/src/${name}`);
      ids.push(...Array.from(compiled?.code.matchAll(/componentId: "([^"]+)"/g) ?? [], ([, id = '']) => id));
    }
    return ids;
  } finally {
    await vite.close();
  }
};

it('OP-60 gives the same source the same ids of styles in every folder, and each component its own', {
  timeout: 60_000,
}, async () => {
  const [ids = [], others] = await Promise.all(roots.map(idsIn));
  expect(ids).toEqual(others);
  expect(new Set(ids).size).toBe(4);
});
