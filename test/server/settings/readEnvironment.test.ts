import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../../support/removeFolder.ts';
import { runToEnd } from '../../support/servers/startBuilt.ts';

const folder = mkdtempSync(join(tmpdir(), 'hatkhola-env-'));
const unreadable = mkdtempSync(join(tmpdir(), 'hatkhola-env-'));
const circular = mkdtempSync(join(tmpdir(), 'hatkhola-env-'));
beforeAll(() => {
  writeFileSync(join(folder, '.env'), '# A comment.\nPORT=many\nLOG_LEVEL="loud"\n');
  mkdirSync(join(unreadable, '.env'));
  symlinkSync('.env', join(circular, '.env'));
});
afterAll(() => {
  for (const each of [folder, unreadable, circular]) removeFolder(each);
});

const portSentence = 'PORT must be a whole number from 0 to 65535, not "many".\n';
const levelSentence =
  'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".\n';

describe('the file .env', () => {
  it.each([
    ['the shop', 'main', []],
    ['npm run seed', 'seed', ['--products', '1']],
    ['npm run orders:audit', 'auditOrders', []],
    ['npm run stock:audit', 'auditStock', []],
    ['npm run cash:audit', 'auditCash', []],
    ['npm run cash:replay', 'replayCash', ['HK-7Q4K-2M']],
    ['npm run orders:whatif', 'whatIfOrders', [join(process.cwd(), 'src/machines/orderMachine.ts')]],
    ['npm run couriers:replay', 'replayCouriers', []],
  ])('is read by %s, and gives way to the environment', async (_, entry, args) => {
    const [read, overridden] = await Promise.all([
      // `undefined` takes away the port that each start gets otherwise.
      runToEnd(entry, { PORT: undefined }, args, folder),
      runToEnd(entry, { PORT: '0' }, args, folder),
    ]);
    expect(read).toEqual({ out: '', error: portSentence, code: 1 });
    expect(overridden).toEqual({ out: '', error: levelSentence, code: 1 });
  });

  it('ends the start with one plain message when it cannot be read', async () => {
    const { out, error, code } = await runToEnd('main', {}, [], unreadable);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(error).toMatch(/^\.env cannot be read: .*\n$/);
  });

  // A file that the process may not open fails like this one, but root may open any.
  it('ends the start too when it is there and cannot be opened', async () => {
    const { error, code } = await runToEnd('main', { PORT: 'many' }, [], circular);
    expect({ error, code }).toEqual({
      error: expect.stringMatching(/^\.env cannot be read: ELOOP.*\n$/),
      code: 1,
    });
  });
});
