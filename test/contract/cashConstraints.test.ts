import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashEventTypes, cashRoles, cashStates } from '#domain/cash/cashState.ts';
import { cashTransitions } from '#machines/cashTransitions.ts';
import { auditCash } from '#server/cash/auditCash.ts';
import type { Db } from '#server/database/database.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { openParcelShop, type ParcelShop } from '../support/servers/parcelShop.ts';
import { refusedBy } from '../support/servers/refusedBy.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

interface Move {
  readonly position: number;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  readonly by?: string;
  /** What is unremitted and outstanding after the move, in poisha. */
  readonly balance?: number;
}

const addMove = (id: string, { position, event, from, to, by = 'admin', balance = 0 }: Move): SQL =>
  sql`insert into cash_moves (consignment_id, position, event, from_state, to_state, unremitted, outstanding, by_role, by_uid, by_name, at, reason)
    values (${id}, ${position}, ${event}, ${from}, ${to}, ${balance}, ${balance}, ${by}, 'x', 'X', now(), '')`;
const addEntry = (id: string, move: number, amount: number): SQL =>
  sql`insert into cash_entries (consignment_id, move, kind, amount) values (${id}, ${move}, 'collect', ${amount})`;
const setCash = (id: string, state: string, moves: number, balance: number): SQL =>
  sql`update consignments set cash_state = ${state}, cash_moves = ${moves}, unremitted = ${balance}, outstanding = ${balance}
    where id = ${id}`;

const collect: Move = { position: 0, event: 'COLLECT', from: 'due', to: 'collected', balance: 1000 };

describe.each(testDatabases())('the constraints of cash on $name', (at) => {
  let shop: ParcelShop;
  let db: Db;
  beforeAll(async () => {
    shop = await openParcelShop(at);
    db = shop.api.db;
  });
  afterAll(() => shop?.api.close());

  const newParcel = async (): Promise<string> => (await shop.give(await shop.confirmed())).id;
  const together = (...statements: readonly SQL[]): Promise<void> =>
    transaction(db, async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    });
  /** A parcel whose ৳10 the courier has collected. */
  const collected = async (): Promise<string> => {
    const id = await newParcel();
    await together(addMove(id, collect), addEntry(id, 0, 1000), setCash(id, 'collected', 1, 1000));
    return id;
  };

  it('CA-1 takes each move of the machine and refuses every other one', async () => {
    const id = await newParcel();
    const all = cashStates.flatMap((from) =>
      cashStates.flatMap((to) =>
        cashEventTypes.flatMap((event) => cashRoles.map((by) => ({ from, to, event, by }))),
      ),
    );
    const taken: string[] = [];
    // The history is checked at the end of the transaction, so with a rollback only the row is checked.
    const undone = db.transaction(async (tx) => {
      for (const { from, to, event, by } of all) {
        // A row that is taken keeps its position until the rollback, so the next one gets another.
        const inserted = tx.transaction((nested) =>
          nested.execute(addMove(id, { position: taken.length, event, from, to, by })),
        );
        await inserted.then(
          () => taken.push(`${from} ${event} ${to} ${by}`),
          () => undefined,
        );
      }
      tx.rollback();
    });
    await undone.catch(() => undefined);
    // 8 states to 8 states by 7 events of 3 roles.
    expect(all).toHaveLength(1344);
    expect(taken.toSorted()).toEqual(
      cashTransitions
        .flatMap(({ from, event, to, by }) => by.map((role) => `${from} ${event} ${to} ${role}`))
        .toSorted(),
    );
  });

  it('CA-2 refuses a state without its move, a move without its state, and balances that are not the entries', async () => {
    const id = await newParcel();
    const refusals = {
      'a state without its move': [setCash(id, 'collected', 1, 1000)],
      'a move without its state': [addMove(id, collect), addEntry(id, 0, 1000)],
      'a move without its entry': [addMove(id, collect), setCash(id, 'collected', 1, 1000)],
      'less in the entry than in the balance': [
        addMove(id, collect),
        addEntry(id, 0, 999),
        setCash(id, 'collected', 1, 1000),
      ],
      'less in the balance than in the entry': [
        addMove(id, collect),
        addEntry(id, 0, 1000),
        setCash(id, 'collected', 1, 999),
      ],
      'a history that begins with its second move': [
        addMove(id, { ...collect, position: 1 }),
        addEntry(id, 1, 1000),
        setCash(id, 'collected', 1, 1000),
      ],
    };
    for (const [what, statements] of Object.entries(refusals))
      expect(await refusedBy(together(...statements)), what).toBe('cash_of_moves');
    expect(
      await refusedBy(
        together(addMove(id, collect), addEntry(id, 0, 1000), setCash(id, 'collected', 1, 1000)),
      ),
    ).toBe(null);
  });

  it('CA-2 lets nobody change, delete or empty the ledger, or add to a stored move', async () => {
    const id = await collected();
    const refusals = [
      await refusedBy(db.execute(sql`update cash_moves set at = now() where consignment_id = ${id}`)),
      await refusedBy(db.execute(sql`delete from cash_moves where consignment_id = ${id}`)),
      await refusedBy(db.execute(sql`truncate cash_moves, cash_entries`)),
      await refusedBy(db.execute(sql`update cash_entries set amount = 1 where consignment_id = ${id}`)),
      await refusedBy(db.execute(sql`delete from cash_entries where consignment_id = ${id}`)),
      await refusedBy(db.execute(sql`truncate cash_entries`)),
      await refusedBy(
        db.execute(
          sql`insert into cash_entries (consignment_id, move, kind, amount) values (${id}, 0, 'fee', -1)`,
        ),
      ),
    ];
    expect(refusals).toEqual([
      'cash_moves_appended',
      'cash_moves_appended',
      'cash_moves_appended',
      'cash_entries_appended',
      'cash_entries_appended',
      'cash_entries_appended',
      'cash_entries_added',
    ]);
  });

  it('CA-2 begins with what parcels had collected before cash was followed', async () => {
    const [delivered, less, lost, open] = [
      await newParcel(),
      await newParcel(),
      await newParcel(),
      await newParcel(),
    ];
    // `amount` is in taka, `collected` in poisha.
    await together(
      sql`update consignments set stage = 'delivered', amount = 20 where id = ${delivered}`,
      sql`update consignments set stage = 'partlyDelivered', collected = 700 where id = ${less}`,
      sql`update consignments set stage = 'lost' where id = ${lost}`,
      sql`select begin_cash()`,
    );
    const { rows } = await db.execute<{ id: string; cash_state: string; outstanding: string }>(
      sql`select id, cash_state, outstanding from consignments where id in (${delivered}, ${less}, ${lost}, ${open})`,
    );
    expect(
      Object.fromEntries(rows.map((row) => [row.id, [row.cash_state, Number(row.outstanding)]])),
    ).toEqual({
      [delivered]: ['collected', 2000],
      [less]: ['collected', 700],
      [lost]: ['void', 0],
      [open]: ['due', 0],
    });
    expect((await auditCash(db)).drifts).toEqual([]);
  });

  it('CA-2 cash:audit names a parcel that is not where its ledger leads', async () => {
    const id = await collected();
    await db.execute(sql`alter table consignments disable trigger user`);
    await db.execute(sql`update consignments set outstanding = 900 where id = ${id}`);

    const { drifts } = await auditCash(db);

    await db.execute(sql`update consignments set outstanding = 1000 where id = ${id}`);
    await db.execute(sql`alter table consignments enable trigger user`);
    expect(drifts).toEqual([
      expect.stringMatching(
        /^Parcel HK-\S+: it is collected with 900 outstanding and 1000 unremitted, but its ledger comes to collected with 1000 and 1000\.$/,
      ),
    ]);
  });

  it('CA-2 cash:audit names a parcel without moves of which something is unremitted', async () => {
    const id = await newParcel();
    const setUnremitted = (poisha: number) =>
      db.execute(sql`update consignments set unremitted = ${poisha} where id = ${id}`);
    await db.execute(sql`alter table consignments disable trigger user`);
    await setUnremitted(900);

    const { drifts } = await auditCash(db);

    await setUnremitted(0);
    await db.execute(sql`alter table consignments enable trigger user`);
    expect(drifts).toEqual([
      expect.stringMatching(
        /^Parcel HK-\S+: it is due with 0 outstanding and 900 unremitted, but its ledger comes to due with 0 and 0\.$/,
      ),
    ]);
  });
});
