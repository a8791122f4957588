import type { Db } from '#server/database/database.ts';
import { type Audit, storeAuditResult } from '#server/watching/auditResults.ts';
import { runCommand } from './runCommand.ts';
import { withDatabase } from './withDatabase.ts';

/** What an audit found. */
interface AuditReport {
  /** What it looked at, such as `3 orders with 7 moves`. */
  readonly lookedAt: string;
  /** A sentence for each thing that drifted. */
  readonly drifts: readonly string[];
  /** A sentence after the result. */
  readonly more?: string;
}

/** Runs an audit of the shop in DATA_DIR or DATABASE_URL, and stores its result for the metrics; exit code 1 on drift. */
export const runAudit = (
  kind: Audit,
  usage: string,
  audit: (db: Db) => Promise<AuditReport>,
): Promise<void> =>
  runCommand(usage, { mostArguments: 0 }, async () => {
    const started = performance.now();
    await withDatabase(async (db, { dataDir }) => {
      const { lookedAt, drifts, more } = await audit(db);
      for (const drift of drifts) process.stdout.write(`${drift}\n`);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const result = `${lookedAt} looked at, ${drifts.length} drifted (${seconds} s).`;
      process.stdout.write(`${more === undefined ? result : `${result} ${more}`}\n`);
      if (drifts.length > 0) process.exitCode = 1;
      await storeAuditResult(dataDir, kind, drifts.length);
    });
  });
