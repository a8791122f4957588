import { openExistingDatabase } from '#server/database/openDatabase.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { readEnvironment } from '#server/settings/readEnvironment.ts';
import { readSettings } from '#server/settings/settings.ts';
import { storeAuditResult } from '#server/watching/auditResults.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run stock:audit`: checks for each counted item in DATA_DIR or DATABASE_URL that its pieces are the sum of its ledger,
 * and that no order holds pieces that it has given back; exit code 1 on drift.
 */

const audit = async (): Promise<void> => {
  const started = performance.now();
  const settings = readSettings(readEnvironment());
  const database = await openExistingDatabase(settings);
  try {
    const { items, moves, drifts } = await auditStock(database.db);
    for (const drift of drifts) process.stdout.write(`${drift}\n`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `${items} items with ${moves} rows of the ledger looked at, ${drifts.length} drifted (${seconds} s).\n`,
    );
    if (drifts.length > 0) process.exitCode = 1;
    await storeAuditResult(settings.dataDir, 'stock', drifts.length);
  } finally {
    await database.close();
  }
};

const usage = 'Checks each counted item against its ledger, without arguments: npm run stock:audit';

await runCommand(usage, 0, audit);
