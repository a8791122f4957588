import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountExports } from '#server/firebaseEmulator/accountExports.ts';
import { fillAllButBytes, mayMount, mountDisk, removeDisk } from '../../faults/smallDisk.ts';
import { writeAccounts } from '../../support/builders/writeAccounts.ts';
import { removeFolder } from '../../support/removeFolder.ts';

let folder: string;
let warnings: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hatkhola-accounts-'));
  warnings = [];
});
afterEach(() => removeFolder(folder));

const openExports = () => accountExports(folder, (message) => void warnings.push(message));
const add = () => openExports().add(async (path) => writeAccounts(path));
const breakExport = (number: number) =>
  writeFileSync(join(folder, String(number), 'auth_export', 'accounts.json'), '{"users": [');

describe('the exports of accounts', () => {
  it('OP-13 are the newest two', async () => {
    expect(await openExports().newest()).toBe(null);
    for (let made = 0; made < 4; made += 1) await add();
    expect(readdirSync(folder).toSorted()).toEqual(['3', '4']);
    expect(await openExports().newest()).toBe(join(folder, '4'));
    expect(warnings).toEqual([]);
  });

  it('OP-13 fall back to the one before a half-written one, which the next export replaces', async () => {
    for (let made = 0; made < 2; made += 1) await add();
    breakExport(2);
    expect(await openExports().newest()).toBe(join(folder, '1'));
    expect(warnings).toEqual([
      `The accounts in ${join(folder, '2')} cannot be read; the export before it is used.`,
    ]);
    await add();
    expect(readdirSync(folder).toSorted()).toEqual(['1', '3']);
  });

  it.skipIf(!mayMount)(
    'OP-12 OP-13 are not asked for on a full disk, and made when there is space',
    async () => {
      const disk = mountDisk({ megabytes: 4 });
      onTestFinished(() => removeDisk(disk));
      const exports = accountExports(disk, (message) => void warnings.push(message));
      const write = vi.fn(async (path: string) => writeAccounts(path));
      await exports.add(write);
      const free = fillAllButBytes(disk, 500_000);
      await expect(exports.add(write)).rejects.toThrow('The disk is full.');
      expect(write).toHaveBeenCalledTimes(1);
      free();
      await exports.add(write);
      expect(await exports.newest()).toBe(join(disk, '2'));
      expect(warnings).toEqual([]);
    },
  );

  it('OP-13 keep both when the next export is not written', async () => {
    for (let made = 0; made < 2; made += 1) await add();
    const full = openExports().add(async () => {
      throw new Error('no space');
    });
    await expect(full).rejects.toThrow('no space');
    expect(readdirSync(folder).toSorted()).toEqual(['1', '2']);
  });
});
