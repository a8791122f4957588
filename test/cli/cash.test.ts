import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeConsignment, insertConsignment } from '#server/consignments/consignmentChangesRepository.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { readAuditResults } from '#server/watching/auditResults.ts';
import { shopDataDir } from '../support/servers/shopDataDir.ts';
import { runToEnd } from '../support/servers/startBuilt.ts';

let dataDir: string;
const opened = () => openDatabase({ databaseUrl: null, dataDir });
const at = new Date('2026-03-02T09:07:00.000Z');
const staff = { uid: 'nusrat', name: 'Nusrat', at };

beforeAll(async () => {
  dataDir = await shopDataDir();
  const database = await opened();
  await transaction(database.db, async (tx) => {
    const parcel = {
      id: 'p1',
      orderId: null,
      orderNumber: 'HK-7Q4K-2M',
      recipientName: 'Rahima Khatun',
      recipientPhone: '01711000222',
      courier: 'steadfast',
      invoice: 'HK-7Q4K-2M',
      trackingCode: null,
      /** Taka. */
      amount: 1250,
      fee: null,
      weight: 500,
      note: '',
      thana: null,
      rider: null,
      stage: 'booked',
      isExchange: false,
      requestKey: null,
    } as const;
    await insertConsignment(tx, parcel, staff);
    await insertConsignment(tx, { ...parcel, id: 'p2', invoice: 'HK-7Q4K-2M-2' }, staff);
    await changeConsignment(tx, { id: 'p1', stage: 'booked', revision: 1 }, { to: 'delivered' }, staff);
  });
  await database.close();
});
afterAll(() => rm(dataDir, { recursive: true }));

const run = (name: string, ...args: string[]) => runToEnd(name, { DATA_DIR: dataDir }, args);

describe('npm run cash:replay', () => {
  it('CA-2 shows the cash of a parcel step by step', async () => {
    const delivered = await run('replayCash', 'HK-7Q4K-2M');
    const open = await run('replayCash', 'HK-7Q4K-2M-2');
    expect(delivered).toEqual({
      code: 0,
      error: '',
      out: '1. COLLECT by Nusrat (staff) at 2026-03-02T09:07:00.000Z: collect ৳1,250.00 → collected, outstanding ৳1,250.00\n',
    });
    expect(open.out).toBe('Nothing has happened to the cash of HK-7Q4K-2M-2 yet.\n');
  });

  it('CA-2 says that there is no such parcel', async () => {
    expect(await run('replayCash', 'HK-0000-00')).toEqual({
      code: 1,
      error: 'There is no parcel HK-0000-00.\n',
      out: '',
    });
  });
});

describe('npm run cash:audit', () => {
  it('CA-2 CL-5 counts what couriers have still to pay, names a parcel that has drifted, and stores for the metrics how many have', async () => {
    const { code, error, out } = await run('auditCash');
    expect({ code, error, out: out.replace(/\(.* s\)/, '(s)') }).toEqual({
      code: 0,
      error: '',
      out: '1 parcel with 1 move of cash looked at, 0 drifted (s). Couriers have ৳1,250.00 still to pay.\n',
    });

    const database = await opened();
    await database.db.execute(sql`alter table consignments disable trigger user`);
    await database.db.execute(sql`update consignments set cash_state = 'remitted' where id = 'p1'`);
    await database.close();
    const drifted = await run('auditCash');
    expect(drifted.code).toBe(1);
    // In poisha, as the ledger has it.
    expect(drifted.out).toMatch(/^Parcel HK-7Q4K-2M: it is remitted with 125000 outstanding/);
    expect((await readAuditResults(dataDir)).get('cash')?.drifts).toBe(1);
  });

  it('CA-2 names a faulty step as cash:replay does', async () => {
    const database = await opened();
    await database.db.execute(sql`alter table cash_moves disable trigger user`);
    await database.db.execute(sql`alter table cash_moves drop constraint cash_moves_known`);
    await database.db.execute(sql`update cash_moves set from_state = 'short' where consignment_id = 'p1'`);
    await database.close();
    const reason = 'COLLECT begins at short, but the cash stood at due.';
    expect((await run('auditCash')).out).toMatch(new RegExp(`^Parcel HK-7Q4K-2M: move 1: ${reason}`));
    expect(await run('replayCash', 'HK-7Q4K-2M')).toEqual({
      code: 1,
      error: `1. COLLECT by Nusrat (staff) at 2026-03-02T09:07:00.000Z: collect ৳1,250.00. ${reason}\n`,
      out: '',
    });
  });
});
