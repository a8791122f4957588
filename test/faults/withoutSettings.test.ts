import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { runToEnd } from '../support/servers/startBuilt.ts';

const folder = mkdtempSync(join(tmpdir(), 'hatkhola-nowhere-'));
afterAll(() => removeFolder(folder));

const noShop = 'There is no shop in the data folder .data; set DATA_DIR or DATABASE_URL.';

it('OP-11 without settings each command of operations says in one sentence what it needs, and makes no shop', async () => {
  const needs = {
    migrate: 'Set DATABASE_URL: an embedded database is migrated when its shop starts.',
    'backup copy': noShop,
    'restore copy':
      'Set DATA_DIR or DATABASE_URL: they name the empty shop into which the backup is restored.',
    auditOrders: noShop,
    auditCash: noShop,
    'replayCash HK-7Q4K-2M': noShop,
    replayCash: 'Name a parcel: npm run cash:replay -- HK-7Q4K-2E',
    [`whatIfOrders ${resolve('src/machines/orderMachine.ts')}`]: noShop,
    replayCouriers: noShop,
    seed: 'Say how large the shop should be: --products N --orders M [--users U], each a whole number.',
  };
  const runs = await Promise.all(
    Object.keys(needs).map(async (command) => {
      const [name = '', ...args] = command.split(' ');
      return [command, await runToEnd(name, {}, args, folder)] as const;
    }),
  );

  expect(Object.fromEntries(runs)).toEqual(
    Object.fromEntries(
      Object.entries(needs).map(([command, need]) => [command, { out: '', error: `${need}\n`, code: 1 }]),
    ),
  );
  expect(readdirSync(folder)).toEqual([]);
});
