import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtClient } from '../support/servers/builtChunks.ts';
import { expect, test } from './support/journey.ts';

/** A chunk that only passes on what another has, for which the bundler writes no map. */
const reexport =
  /^\s*(?:import\{[^}]*\}from"[^"]+";(?:var [\w$=.,]+;)?export\{[^}]*\}|import\{[^}]*\}from"[^"]+";export default [\w$]+\(\)|export\{[^}]*\}from"[^"]+");?\s*$/;

test('OP-37 the build has a source map of every script, and neither names nor sends it', async ({ shop }) => {
  const files = readdirSync(builtClient, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  // The bundler's own runtime has no source.
  const scripts = files.filter((name) => /^(bn\/)?assets\/(?!rolldown-runtime-).*[.]js$/.test(name));
  expect(scripts.filter((name) => name.startsWith('bn/')).length).toBeGreaterThan(20);
  for (const script of scripts) {
    const code = readFileSync(join(builtClient, script), 'utf8');
    expect(code).not.toContain('sourceMappingURL');
    const map = `${script.replace('assets/', '')}.map`;
    expect(existsSync(join(builtClient, '../maps', map)) || reexport.test(code), map).toBe(true);
    expect((await fetch(`${shop.origin}/${script}.map`)).status).toBe(404);
  }
});
