import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newestBackup } from '#server/backup/newestBackup.ts';
import { removeFolder } from '../../support/removeFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatkhola-newest-'));
});
afterEach(() => removeFolder(folder));

const addBackup = (name: string, manifest: string): void => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'manifest.json'), manifest);
};
const manifestOf = (madeAt: string): string => JSON.stringify({ format: 1, madeAt, files: [] }, null, 2);

it('CL-5 finds the newest complete backup by the moment of its rows', async () => {
  addBackup('2026-11-24-031500', manifestOf('2026-11-24T03:15:00.000Z'));
  addBackup('by-hand', manifestOf('2026-11-25T09:00:00.000Z'));
  addBackup('2026-11-26-031500.unfinished-x1y2z3', manifestOf('2026-11-26T03:15:00.000Z'));
  addBackup('damaged', '{"format":');
  mkdirSync(join(folder, 'other'));
  writeFileSync(join(folder, 'notes.txt'), 'not a backup');
  expect(await newestBackup(folder)).toEqual(new Date('2026-11-25T09:00:00.000Z'));
});

it('CL-6 finds the newest whole backup of a repository by what backup.sh wrote of it, where that can be read', async () => {
  addBackup('2026-11-24-031500', manifestOf('2026-11-24T03:15:00.000Z'));
  mkdirSync(join(folder, 'pgbackrest'));
  const info = join(folder, 'pgbackrest', 'info.json');
  writeFileSync(info, '[{"name":');
  expect(await newestBackup(folder)).toEqual(new Date('2026-11-24T03:15:00.000Z'));
  // Seconds, as pgBackRest writes them.
  const [whole, failed] = ['2026-11-25T02:15:00Z', '2026-11-26T02:15:00Z'].map((at) => Date.parse(at) / 1000);
  const backup = [
    { label: '20261125-021500F', error: false, timestamp: { start: whole } },
    { label: '20261125-021500F_20261126-021500I', error: true, timestamp: { start: failed } },
  ];
  writeFileSync(info, JSON.stringify([{ name: 'hatkhola', backup }]));
  expect(await newestBackup(folder)).toEqual(new Date('2026-11-25T02:15:00.000Z'));
});

it('CL-6 rejects when it cannot read what backup.sh wrote of a repository', async () => {
  addBackup('2026-11-24-031500', manifestOf('2026-11-24T03:15:00.000Z'));
  mkdirSync(join(folder, 'pgbackrest', 'info.json'), { recursive: true });
  await expect(newestBackup(folder)).rejects.toThrow('EISDIR');
});

it('CL-5 finds none in an empty folder, and rejects for a missing one', async () => {
  expect(await newestBackup(folder)).toBeNull();
  await expect(newestBackup(join(folder, 'missing'))).rejects.toThrow('ENOENT');
});
