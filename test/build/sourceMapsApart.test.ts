import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sourceMapsApart } from '../../src/build/plugins/sourceMapsApart.ts';
import { removeFolder } from '../support/removeFolder.ts';

const dist = mkdtempSync(join(tmpdir(), 'hatkhola-dist-'));
afterAll(() => removeFolder(dist));

/** Runs the plugin as at the end of a build that has written one script with its map. */
const endBuild = (mode: string, folder: string, script: string, content = '{}'): void => {
  const dir = join(dist, folder);
  const map = `assets/${script}.map`;
  mkdirSync(join(dir, 'assets'), { recursive: true });
  writeFileSync(join(dir, map), content);
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

/** A map with the module of an imported picture, to which the bundler has given the id. */
const mapWith = (id: string): string =>
  `{"sourcesContent":["export default import.meta.ROLLDOWN_FILE_URL_${id}"],"mappings":""}`;

it('OP-60 the source of an imported picture is the same in every folder', () => {
  endBuild('production', 'client', 'pictures.js', mapWith('$o7U_9'));
  expect(readFileSync(join(dist, 'maps/pictures.js.map'), 'utf8')).toBe(mapWith(''));
});
