import type { FiguresQuery } from '#contract/staff/figures.ts';
import { type FigureRow, figureRows } from '#domain/staff/figuresCsv.ts';
import { recordAction } from '../audit/recordAction.ts';
import { oneBatch } from '../audit/sendExport.ts';
import type { Caller } from '../auth/authorization.ts';
import { type FiguresParts, readFigures } from './readFigures.ts';

/**
 * Returns the figures as rows of a file, with their number, and records the export in the audit log. Other exports read through
 * connections of their own, whose statements may take longer; the figures take no longer here than on their page.
 */
export const exportFigures = async (
  parts: FiguresParts,
  caller: Caller,
  query: FiguresQuery,
  now: Date,
): Promise<{ batches: AsyncGenerator<FigureRow[]>; total: number }> => {
  const rows = figureRows(await readFigures(parts, query, now));
  const subject = { kind: 'list', id: '', label: 'figures' } as const;
  const details = { rows: rows.length };
  await recordAction(parts.db, caller, { action: 'exportFigures', subject, details }, now);
  return { batches: oneBatch(rows), total: rows.length };
};
