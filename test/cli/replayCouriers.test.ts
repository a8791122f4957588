import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDemoShop } from '#demo/shop/fillDemoShop.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { shopDataDir } from '../support/servers/shopDataDir.ts';
import { runToEnd } from '../support/servers/startBuilt.ts';

let dataDir: string;
let changed: string;
beforeAll(async () => {
  dataDir = await shopDataDir();
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await fillDemoShop(database.db, new Date('2026-03-02T09:07:00.000Z'));
  await database.close();
  // Inside the project, so that its imports resolve.
  await mkdir('.test', { recursive: true });
  changed = await mkdtemp('.test/changed-');
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await rm(changed, { recursive: true });
});

const replay = (...files: string[]) =>
  runToEnd(
    'replayCouriers',
    { DATA_DIR: dataDir },
    files.map((file) => resolve(file)),
  );

const changedCopy = async (name: string, from: string, to: string): Promise<string> => {
  const source = await readFile('src/server/couriers/pathao/pathaoStages.ts', 'utf8');
  const file = join(changed, `${name}.ts`);
  await writeFile(file, source.replace(from, to));
  return file;
};

describe('npm run couriers:replay', () => {
  it('CR-7 replays nothing where no courier has sent anything, with and without a changed table', async () => {
    const copy = await changedCopy('copy', "'order.on-hold': 'onHold'", "'order.on-hold': 'lost'");
    expect(await replay()).toEqual({ code: 0, error: '', out: '0 parcels replayed, 0 differ.\n' });
    expect(await replay(copy)).toEqual({
      code: 0,
      error: '',
      out: '0 parcels replayed, 0 parcels and orders would be changed.\n',
    });
  });

  it('CR-7 says what is wrong with a file', async () => {
    const wrong = await changedCopy('wrong', "'order.on-hold': 'onHold'", "'order.on-hold': 'held'");
    const runs = await Promise.all(
      [wrong, 'src/domain/values/money.ts', 'lost.ts'].map((file) => replay(file)),
    );
    expect(runs.map(({ code, error }) => ({ code, error }))).toEqual([
      { code: 1, error: `${resolve(wrong)}: order.on-hold leads to held, which is no stage.\n` },
      {
        code: 1,
        error: `${resolve('src/domain/values/money.ts')} is no copy of a courier's table: it exports neither steadfastStageOf nor pathaoStageOf.\n`,
      },
      { code: 1, error: expect.stringMatching(/lost\.ts cannot be read: .*\n$/) },
    ]);
  });
});
