import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { builtFile } from '../support/servers/openShop.ts';
import { shopDataDir } from '../support/servers/shopDataDir.ts';
import { firstCompilerOnly, runToEnd } from '../support/servers/startBuilt.ts';

const root = mkdtempSync(join(tmpdir(), 'hatkhola-commands-'));
afterAll(() => removeFolder(root));

/** Each command with what it says about its arguments, and some that it does not have. */
const commands: readonly [string, string, string[]][] = [
  [
    'migrate',
    'Applies the migrations to the database of DATABASE_URL, without arguments: npm run migrate',
    ['--dry-run'],
  ],
  ['backup', 'Name a new folder: npm run backup -- FOLDER', ['one', 'two']],
  ['restore', "Name a backup's folder: npm run restore -- FOLDER", ['--force', 'one']],
  [
    'auditOrders',
    'Checks each order against its moves and revisions, without arguments: npm run orders:audit',
    ['HK-7Q4K-2M'],
  ],
  [
    'auditStock',
    'Checks each counted item against its ledger, without arguments: npm run stock:audit',
    ['-v'],
  ],
  [
    'auditCash',
    'Checks the cash of each parcel against its ledger, without arguments: npm run cash:audit',
    ['HK-7Q4K-2M'],
  ],
  ['replayCash', 'Name a parcel: npm run cash:replay -- HK-7Q4K-2E', ['HK-7Q4K-2M', 'HK-7Q4K-2N']],
  // An empty argument, as from a script whose variable is not set, would name the folder in which the command runs.
  ['backup', 'Name a new folder: npm run backup -- FOLDER', ['']],
  [
    'whatIfOrders',
    'Name a changed copy of src/machines/orderMachine.ts: npm run orders:whatif -- FILE',
    [' '],
  ],
];

describe('a command of operators', { timeout: 60_000 }, () => {
  it.each(commands)(
    'OP-59 %s tells its arguments and refuses others, and does nothing',
    async (name, usage, args) => {
      const cwd = mkdtempSync(join(root, 'folder-'));
      // Nothing listens there: a command that asked the database would say so.
      const environment = { DATABASE_URL: 'postgres://127.0.0.1:1/shop', DATA_DIR: join(cwd, 'data') };
      const told = await runToEnd(name, environment, ['--help'], cwd);
      const refused = await runToEnd(name, environment, args, cwd);
      expect({ told, refused, files: readdirSync(cwd) }).toEqual({
        told: { code: 0, out: `${usage}\n`, error: '' },
        refused: { code: 1, out: '', error: `${usage}\n` },
        files: [],
      });
    },
  );

  it('OP-14 ends with its own exit code and stores its result when nobody reads its output', async () => {
    const dataDir = await shopDataDir();
    const child = spawn(process.execPath, [firstCompilerOnly, builtFile('server/auditOrders.js')], {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    const stored = readdirSync(join(dataDir, 'audits'));
    removeFolder(dataDir);
    expect({ code, error, stored }).toEqual({ code: 0, error: '', stored: ['orders.json'] });
  });
});
