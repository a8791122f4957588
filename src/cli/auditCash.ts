import { formatExactTaka, fromPoisha } from '#domain/values/money.ts';
import { auditCash } from '#server/cash/auditCash.ts';
import { openExistingDatabase } from '#server/database/openDatabase.ts';
import { readEnvironment } from '#server/settings/readEnvironment.ts';
import { readSettings } from '#server/settings/settings.ts';
import { storeAuditResult } from '#server/watching/auditResults.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm run cash:audit`: replays the cash of each parcel in DATA_DIR or DATABASE_URL with cashMachine and compares the result
 * with what the parcel's row says; exit code 1 on drift.
 */

const audit = async (): Promise<void> => {
  const started = performance.now();
  const settings = readSettings(readEnvironment());
  const database = await openExistingDatabase(settings);
  try {
    const { consignments, moves, outstanding, drifts } = await auditCash(database.db);
    for (const drift of drifts) process.stdout.write(`${drift}\n`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(
      `${consignments} parcels with ${moves} moves of cash looked at, ${drifts.length} drifted (${seconds} s). Couriers have ${formatExactTaka(fromPoisha(outstanding))} still to pay.\n`,
    );
    if (drifts.length > 0) process.exitCode = 1;
    await storeAuditResult(settings.dataDir, 'cash', drifts.length);
  } finally {
    await database.close();
  }
};

const usage = 'Checks the cash of each parcel against its ledger, without arguments: npm run cash:audit';

await runCommand(usage, 0, audit);
