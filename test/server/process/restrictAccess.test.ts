import { chmodSync, lstatSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../../support/removeFolder.ts';
import { allIn, openToOthers } from '../../support/servers/fileModes.ts';
import { fillDataDir } from '../../support/servers/shopDataDir.ts';
import { runToEnd, startShop } from '../../support/servers/startBuilt.ts';
import { withoutEmulator } from '../../support/servers/writeShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'hatkhola-modes-'));
afterAll(() => removeFolder(folder));

const modeOf = (path: string): string => (lstatSync(path).mode & 0o777).toString(8);

/** Makes all files readable by every other user. */
const loosen = (dataDir: string): void => {
  for (const path of allIn(dataDir)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
};

// Windows has no file modes.
describe.skipIf(process.platform === 'win32')('the data folder', { timeout: 150_000 }, () => {
  it('is accessible to its owner only, new or from an older shop', async () => {
    const dataDir = join(folder, 'data');
    const { code } = await runToEnd('seed', { DATA_DIR: dataDir }, ['--products', '1']);
    expect({ code, open: openToOthers(dataDir) }).toEqual({ code: 0, open: [] });

    mkdirSync(join(dataDir, 'pictures'));
    writeFileSync(join(dataDir, 'pictures', 'cup.webp'), 'a picture');
    loosen(dataDir);
    const shop = await startShop({ ...withoutEmulator, DATA_DIR: dataDir });
    const open = openToOthers(dataDir);
    await shop.end('SIGTERM');
    expect(open).toEqual([]);
  });

  it('keeps its mode when it contains other files; they do too, and the shop’s own are closed to others', async () => {
    const dataDir = join(folder, 'shared');
    const elsewhere = join(folder, 'elsewhere');
    await fillDataDir(dataDir);
    // Not the shop's, unlike `pictures`.
    const photos = join(dataDir, 'photos');
    const pictures = join(dataDir, 'pictures');
    for (const made of [photos, pictures, elsewhere]) mkdirSync(made);
    for (const loose of [dataDir, photos, join(dataDir, 'database'), pictures, elsewhere])
      chmodSync(loose, 0o755);
    symlinkSync(elsewhere, join(dataDir, 'pictures', 'link'));
    const { code } = await runToEnd('auditOrders', { DATA_DIR: dataDir });
    expect(code).toBe(0);
    expect([dataDir, photos, join(dataDir, 'database'), pictures, elsewhere].map(modeOf)).toEqual([
      '755',
      '755',
      '700',
      '700',
      '755',
    ]);
  });

  it('stops the start when it has a link that leads to itself', async () => {
    const dataDir = join(folder, 'circle');
    mkdirSync(dataDir);
    symlinkSync('pictures', join(dataDir, 'pictures'));
    const { code, error } = await runToEnd('seed', { DATA_DIR: dataDir }, ['--products', '1']);
    expect({ code, error }).toEqual({
      code: 1,
      error: expect.stringContaining('cannot be kept from other users of this machine (ELOOP'),
    });
  });
});
