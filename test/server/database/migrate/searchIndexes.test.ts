import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { containsText } from '#server/database/queries/searchedText.ts';
import { auditEntries, users } from '#server/database/schema/schema.ts';
import { type LentDatabase, lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../../support/servers/testDatabases.ts';

describe.each(testDatabases())('the indexes of searches on $name', (at) => {
  let lent: LentDatabase;
  beforeAll(async () => {
    lent = await lendDatabase(at);
  });
  afterAll(() => lent?.giveBack());

  /** The plan when no table may be read as a whole. */
  const planOf = (query: SQL): Promise<string> =>
    lent.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const rows = await queryRows<{ 'QUERY PLAN': string }>(tx, sql`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

  it.each([
    [
      'users by a part of the name',
      'users_search',
      sql`select id from ${users} where ${containsText(users.name, 'রহি')}`,
    ],
    [
      'users by a part of the address',
      'users_search',
      sql`select id from ${users} where ${users.email} like '%him%'`,
    ],
    [
      'the audit log by a part of the label',
      'audit_entries_search',
      sql`select id from ${auditEntries} where ${containsText(auditEntries.subjectLabel, 'HK-7Q4K')}`,
    ],
  ])('CL-4 find %s', async (_what, index, query) => {
    const plan = await planOf(query);

    expect(plan).toContain(`Bitmap Index Scan on ${index}`);
  });
});
