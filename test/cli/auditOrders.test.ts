import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDemoShop } from '#demo/shop/fillDemoShop.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { shopDataDir } from '../support/servers/shopDataDir.ts';
import { runToEnd } from '../support/servers/startBuilt.ts';
import { onlyPostgresql, type TestDatabase } from '../support/servers/testDatabases.ts';

let dataDir: string;
const opened = () => openDatabase({ databaseUrl: null, dataDir });
beforeAll(async () => {
  dataDir = await shopDataDir();
  const database = await opened();
  await fillDemoShop(database.db, new Date('2026-03-02T09:07:00.000Z'));
  await database.close();
});
afterAll(() => rm(dataDir, { recursive: true }));

const audit = (folder = dataDir) => runToEnd('auditOrders', { DATA_DIR: folder });
const whatIf = (...files: string[]) =>
  runToEnd(
    'whatIfOrders',
    { DATA_DIR: dataDir },
    files.map((file) => resolve(file)),
  );

describe('npm run orders:whatif', () => {
  it('CARD-9 lists the orders that a changed machine would have refused, each with its step', async () => {
    // Inside the project, so that its imports resolve.
    await mkdir('.test', { recursive: true });
    const file = join(await mkdtemp('.test/changed-'), 'changedMachine.ts');
    const source = await readFile('src/machines/orderMachine.ts', 'utf8');
    // A machine without the transition to Shipping.
    await writeFile(file, source.replace(/ {8}SHIP: .*\n/, ''));
    const { code, out, error } = await whatIf(file);
    await rm(join(file, '..'), { recursive: true });
    const lines = out.trim().split('\n');
    expect({ code, error, lastLine: lines.at(-1) }).toEqual({
      code: 1,
      error: '',
      lastLine: '60 orders replayed, 30 would have been refused.',
    });
    // Of the demo's orders 8 are being shipped, 16 are delivered and 6 came back.
    const refusal =
      /^Order HK-\w{4}-\w{2} \([0-9a-f]{24}\): step 2, SHIP by (admin|staff) is refused in Confirmed\.$/;
    expect(lines.slice(0, -1)).toEqual(Array.from({ length: 30 }, () => expect.stringMatching(refusal)));
  });

  it('CARD-9 lists none for the unchanged machine, and reports what is wrong with a file', async () => {
    const [same, none, other, lost] = await Promise.all([
      whatIf('src/machines/orderMachine.ts'),
      runToEnd('whatIfOrders', {}),
      runToEnd('whatIfOrders', {}, [resolve('src/domain/values/money.ts')]),
      runToEnd('whatIfOrders', {}, ['lost.ts']),
    ]);
    expect(same).toEqual({ code: 0, error: '', out: '60 orders replayed, 0 would have been refused.\n' });
    expect({ code: none.code, error: none.error }).toEqual({
      code: 1,
      error: 'Name a changed copy of src/machines/orderMachine.ts: npm run orders:whatif -- FILE\n',
    });
    expect({ code: other.code, error: other.error }).toEqual({
      code: 1,
      error: `${resolve('src/domain/values/money.ts')} exports no orderMachine.\n`,
    });
    expect({ code: lost.code, error: lost.error }).toEqual({
      code: 1,
      error: expect.stringMatching(/^lost\.ts cannot be read: .*\n$/),
    });
  });
});

describe.each(onlyPostgresql())('both commands on a $name of its own by DATABASE_URL', (at) => {
  let made: TestDatabase;
  const on = () => ({ DATABASE_URL: made.settings.databaseUrl ?? '' });
  beforeAll(async () => {
    made = await at.make();
    const database = await openDatabase(made.settings);
    await fillDemoShop(database.db, new Date('2026-03-02T09:07:00.000Z'));
    await database.close();
  });
  afterAll(() => made?.remove());

  it('ST-9 CARD-9 read every order there, and not the data folder', async () => {
    const [audited, replayed] = await Promise.all([
      runToEnd('auditOrders', on()),
      runToEnd('whatIfOrders', on(), [resolve('src/machines/orderMachine.ts')]),
    ]);
    expect(audited).toEqual({
      code: 0,
      error: '',
      out: expect.stringMatching(/^60 orders with \d+ moves looked at, 0 drifted \(\d+\.\d s\)\.\n$/),
    });
    expect(replayed).toEqual({ code: 0, error: '', out: '60 orders replayed, 0 would have been refused.\n' });
  });
});

describe('npm run orders:audit', () => {
  it('ST-9 reports that all orders have the status of their last move', async () => {
    expect(await audit()).toEqual({
      code: 0,
      error: '',
      out: expect.stringMatching(/^60 orders with \d+ moves looked at, 0 drifted \(\d+\.\d s\)\.\n$/),
    });
  });

  it('ST-9 reports that the folder is in use, and creates no shop where there is none', async () => {
    const database = await opened();
    const [inUse, none] = await Promise.all([audit(), audit(join(dataDir, 'none'))]);
    await database.close();
    expect(inUse).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(/^The data folder .* is in use by another shop, .*\n$/),
    });
    expect(none).toEqual({
      code: 1,
      out: '',
      error: expect.stringMatching(/^There is no shop in the data folder .*\n$/),
    });
  });

  it('ST-9 ends with 1 and names the order that drifted', async () => {
    const database = await opened();
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table orders disable trigger user`);
      await tx.execute(
        sql`update orders set status = 'Return' where id = (select id from orders where status = 'Pending' limit 1)`,
      );
      // The triggers that keep the numbers of orders were not told of it.
      await tx.execute(sql`delete from order_count_changes`);
      await tx.execute(
        sql`insert into order_count_changes select status, count(*) from orders group by status`,
      );
      await tx.execute(sql`alter table orders enable trigger user`);
    });
    await database.close();
    const { code, out } = await audit();
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringMatching(
        /^Order HK-\w{4}-\w{2} \([0-9a-f]{24}\) has the status Return, but its moves lead to Pending\.\n60 orders /,
      ),
    });
  });
});
