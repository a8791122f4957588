import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAuditResults, storeAuditResult } from '#server/watching/auditResults.ts';
import { removeFolder } from '../../support/removeFolder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hatkhola-audits-'));
});
afterEach(() => removeFolder(dataDir));

describe('the results of audits', () => {
  it('CL-5 are those of the last audit of each kind, for the owner of the folder alone', async () => {
    await storeAuditResult(dataDir, 'orders', 3);
    await storeAuditResult(dataDir, 'orders', 0);
    await storeAuditResult(dataDir, 'stock', 1);

    const results = await readAuditResults(dataDir);
    expect([...results].map(([audit, { drifts }]) => [audit, drifts])).toEqual([
      ['orders', 0],
      ['stock', 1],
    ]);
    expect(Math.abs((results.get('stock')?.endedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(readdirSync(join(dataDir, 'audits'))).toEqual(['orders.json', 'stock.json']);
    expect(statSync(join(dataDir, 'audits', 'stock.json')).mode & 0o077).toBe(0);
  });

  it('CL-5 leave out what cannot be read', async () => {
    mkdirSync(join(dataDir, 'audits'));
    const texts = { orders: '{"drifts":', cash: '{"drifts":"2","endedAt":"2026-11-26"}', stock: '[]' };
    for (const [audit, text] of Object.entries(texts))
      writeFileSync(join(dataDir, 'audits', `${audit}.json`), text);
    expect(await readAuditResults(dataDir)).toEqual(new Map());
  });

  it('CL-5 are not stored where no shop has a data folder', async () => {
    const missing = join(dataDir, 'missing');
    await storeAuditResult(missing, 'cash', 2);
    expect([readdirSync(dataDir), await readAuditResults(missing)]).toEqual([[], new Map()]);
  });

  it('CL-5 that cannot be stored leave the audit as it was and say so', async () => {
    writeFileSync(join(dataDir, 'audits'), 'a file');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await storeAuditResult(dataDir, 'cash', 2);
    const [[sentence] = []] = written.mock.calls;
    written.mockRestore();
    expect(sentence).toBe(
      `The metrics will not show this audit: ${join(dataDir, 'audits', 'cash.json')} could not be written (ENOTDIR).\n`,
    );
  });
});
