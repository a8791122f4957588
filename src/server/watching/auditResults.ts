import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '#domain/values/parse.ts';

/**
 * What the last audit of each kind found, in a file for each in the data folder. The commands for audits write the files;
 * the shop with the same data folder reads them for its metrics. No table, since an audit may only read the database.
 */

export const audits = ['orders', 'cash', 'stock'] as const;
export type Audit = (typeof audits)[number];

/** The result of an audit, and when it ended. */
export interface AuditResult {
  readonly drifts: number;
  readonly endedAt: Date;
}

const fileOf = (dataDir: string, audit: Audit): string => join(dataDir, 'audits', `${audit}.json`);

/**
 * Stores the number of drifts that an audit found, unless there is no data folder here. If it cannot be written, prints a
 * sentence and does not throw: the audit itself has done its work.
 */
export const storeAuditResult = async (dataDir: string, audit: Audit, drifts: number): Promise<void> => {
  const file = fileOf(dataDir, audit);
  try {
    // Not `recursive`, which would make a data folder where there is none.
    await mkdir(join(dataDir, 'audits'), { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await writeFile(`${file}.part`, JSON.stringify({ drifts, endedAt: new Date() }), { mode: 0o600 });
    await rename(`${file}.part`, file);
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException;
    const hasNoDataFolder = code === 'ENOENT';
    if (hasNoDataFolder) return;
    process.stderr.write(`The metrics will not show this audit: ${file} could not be written (${code}).\n`);
  }
};

const parseResult = (text: string): AuditResult | null => {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || typeof value.drifts !== 'number' || typeof value.endedAt !== 'string') return null;
  const endedAt = new Date(value.endedAt);
  return Number.isNaN(endedAt.getTime()) ? null : { drifts: value.drifts, endedAt };
};

/** The results of the audits, without those that were never made or cannot be read. */
export const readAuditResults = async (dataDir: string): Promise<ReadonlyMap<Audit, AuditResult>> => {
  const results = new Map<Audit, AuditResult>();
  for (const audit of audits) {
    const result = await readFile(fileOf(dataDir, audit), 'utf8')
      .then(parseResult)
      .catch(() => null);
    if (result !== null) results.set(audit, result);
  }
  return results;
};
