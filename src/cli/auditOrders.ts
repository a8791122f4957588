import { openExistingDatabase } from '#server/database/openDatabase.ts';
import { auditOrders } from '#server/orders/audit/auditOrders.ts';
import { readEnvironment } from '#server/settings/readEnvironment.ts';
import { readSettings } from '#server/settings/settings.ts';
import { storeAuditResult } from '#server/watching/auditResults.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run orders:audit`: checks for each order in DATA_DIR or DATABASE_URL that its moves lead to its status, that its lines
 * add up, and that its contents are those of its last revision; exit code 1 on drift.
 */

const audit = async (): Promise<void> => {
  const started = performance.now();
  const settings = readSettings(readEnvironment());
  const database = await openExistingDatabase(settings);
  try {
    const { orders, moves, drifts } = await auditOrders(database.db);
    for (const drift of drifts) process.stdout.write(`${drift}\n`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `${orders} orders with ${moves} moves looked at, ${drifts.length} drifted (${seconds} s).\n`,
    );
    if (drifts.length > 0) process.exitCode = 1;
    await storeAuditResult(settings.dataDir, 'orders', drifts.length);
  } finally {
    await database.close();
  }
};

const usage = 'Checks each order against its moves and revisions, without arguments: npm run orders:audit';

await runCommand(usage, 0, audit);
