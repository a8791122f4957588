import type { FastifyPluginAsync } from 'fastify';
import { exportFiguresCall, readFiguresCall, readToDoCall } from '#contract/staff/figures.ts';
import { figureRows, figuresCsvHead, figuresCsvRow } from '#domain/staff/figuresCsv.ts';
import { sendExport } from '../audit/sendExport.ts';
import type { CurrentCategories } from '../categories/currentCategories.ts';
import type { CurrentPrices } from '../consignments/currentPrices.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { readFigures } from './readFigures.ts';
import { readToDo } from './readToDo.ts';

export interface FiguresOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly categories: CurrentCategories;
  readonly couriers: Couriers;
  /** Only the prices agreed with couriers are read. */
  readonly shopSettings: CurrentPrices;
}

/** Routes for staff: the shop's figures, and what is to be done today (CA-9). */
export const figuresRoutes: FastifyPluginAsync<FiguresOptions> = async (app, parts) => {
  const { db, now } = parts;
  answerCall(app, readFiguresCall, ({ query }) => readFigures(parts, query, now()));
  // Other exports read through connections of their own, whose statements may take longer; the figures take no longer than on their page.
  answerCall(app, exportFiguresCall, async ({ query }, reply) => {
    const format = { name: 'figures', head: figuresCsvHead, line: figuresCsvRow };
    const rows = figureRows(await readFigures(parts, query, now()));
    const figures = { batches: [rows], total: rows.length };
    return sendExport(db, reply, { action: 'exportFigures', ...format, ...figures }, now());
  });
  answerCall(app, readToDoCall, () => readToDo(parts, now()));
};
