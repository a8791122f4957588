import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStatementShop, type StatementShop, statementCsv } from '../support/servers/statementShop.ts';
import { onlyPostgresql } from '../support/servers/testDatabases.ts';

/** Statements of thousands of lines: PostgreSQL checks each of their moves at the commit, which takes seconds. */

/** The longest wait, in milliseconds, for an answer on a connection that the work uses, and the limits that it extends. */
const limitsOf = async (work: () => Promise<unknown>) => {
  const connect = vi.spyOn(Pool.prototype, 'connect');
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const pools = connect.mock.contexts as Pool[];
    const texts = query.mock.calls.map(([sent]) => (sent as { text?: string }).text ?? '');
    return {
      waitMs: Math.max(...pools.map(({ options }) => options.query_timeout ?? 0)),
      extended: texts.filter((text) => text.startsWith('set local')),
    };
  } finally {
    connect.mockRestore();
    query.mockRestore();
  }
};

/** The client waits a second longer than the server allows. */
const aMinute = {
  waitMs: 61_000,
  extended: [
    "set local statement_timeout = '60s'",
    // Between two statements the server reads thousands of lines.
    "set local idle_in_transaction_session_timeout = '60s'",
  ],
};

describe.each(onlyPostgresql())('long statements, on $name', (at) => {
  let shop: StatementShop;
  beforeAll(async () => {
    shop = await openStatementShop(at);
  });
  afterAll(() => shop?.api.close());

  it('CA-3 CA-4 may be checked, applied and paid for a minute, also behind PgBouncer', async () => {
    const parcel = await shop.parcelIn('delivered');
    const file = statementCsv([[parcel.invoice, 311]]);
    const { digest } = await shop.check(file);
    let id = '';

    expect(await limitsOf(() => shop.check(file))).toEqual(aMinute);
    const apply = async () => {
      const { body } = await shop.tryApply(file, digest);
      ({ id } = (body as { data: { id: string } }).data);
    };
    expect(await limitsOf(apply)).toEqual(aMinute);
    expect(await limitsOf(() => shop.pay(id, 251))).toEqual(aMinute);
    expect((await shop.cashOf(parcel)).state).toBe('reconciled');
  });
});
