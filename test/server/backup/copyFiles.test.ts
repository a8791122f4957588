import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesIn } from '#server/backup/backupManifest.ts';
import { copyFiles } from '#server/backup/copyFiles.ts';
import { removeFolder } from '../../support/removeFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatkhola-copy-'));
  writeFileSync(join(folder, 'a.webp'), 'a');
  writeFileSync(join(folder, 'c.webp'), 'c');
});
afterEach(() => removeFolder(folder));

it('OP-15 leaves out a picture that the open shop renames or removes before it is copied', async () => {
  const copies = join(folder, 'copies');

  await copyFiles(['a.webp', 'b.webp.part', 'c.webp'], folder, copies);

  const contents = readdirSync(copies).map((name) => [name, readFileSync(join(copies, name), 'utf8')]);
  expect(contents).toEqual([
    ['a.webp', 'a'],
    ['c.webp', 'c'],
  ]);
});

it('OP-15 leaves out a picture that is gone when the list of pictures is made', async () => {
  // The folder has its name, and there is no such file.
  symlinkSync(join(folder, 'gone'), join(folder, 'b.webp.part'));

  expect(await filesIn(folder)).toEqual(['a.webp', 'c.webp']);
});
