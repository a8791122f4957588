import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sourceMapsApart } from '../../src/build/plugins/sourceMapsApart.ts';
import { removeFolder } from '../support/removeFolder.ts';

const dist = mkdtempSync(join(tmpdir(), 'hatkhola-dist-'));
afterAll(() => removeFolder(dist));

/** Runs the plugin as at the end of a build that has written one script with its map. */
const endBuild = (mode: string, folder: string, script: string): void => {
  const dir = join(dist, folder);
  const map = `assets/${script}.map`;
  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(dir, map), '{}');
  const { writeBundle } = sourceMapsApart(mode);
  if (typeof writeBundle !== 'function') throw new Error('The plugin moves no maps.');
  Reflect.apply(writeBundle, null, [{ dir }, { [map]: {} }]);
};

it.each([
  ['English', ['production', 'bn']],
  ['Bengali', ['bn', 'production']],
] as const)('OP-37 the source maps of both languages stay when the %s build ends first', (_, modes) => {
  for (const mode of modes) endBuild(mode, mode === 'bn' ? 'client/bn' : 'client', `${mode}-${modes[0]}.js`);
  const maps = [`production-${modes[0]}.js.map`, `bn/bn-${modes[0]}.js.map`];
  expect(maps.filter((map) => !existsSync(join(dist, 'maps', map)))).toEqual([]);
});
