import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { exportRows } from '#server/database/export/exportRows.ts';
import { lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { embedded } from '../../../support/servers/testDatabases.ts';

it('OP-15 says why an export failed, also if the database has lost the cursors of the export', async () => {
  const { database, giveBack } = await lendDatabase(embedded);
  onTestFinished(giveBack);
  const write = async (): Promise<never> => {
    // As when PostgreSQL ends itself, and is opened again.
    await database.db.execute(sql`close all`);
    throw new Error('The disk is full.');
  };

  await expect(exportRows(database, write)).rejects.toThrow('The disk is full.');
});
