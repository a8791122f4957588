import type { FastifyPluginAsync } from 'fastify';
import { exportFiguresCall, readFiguresCall, readToDoCall } from '#contract/staff/figures.ts';
import { figuresCsvHead, figuresCsvRow } from '#domain/staff/figuresCsv.ts';
import { sendCsv } from '../audit/sendExport.ts';
import { callerOf } from '../auth/authorization.ts';
import type { CurrentCategories } from '../categories/currentCategories.ts';
import type { CurrentPrices } from '../consignments/currentPrices.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { exportFigures } from './exportFigures.ts';
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
  const { now } = parts;
  answerCall(app, readFiguresCall, ({ query }) => readFigures(parts, query, now()));
  answerCall(app, exportFiguresCall, async (request, reply) => {
    const figures = await exportFigures(parts, callerOf(request), request.query, now());
    return sendCsv(reply, { name: 'figures', head: figuresCsvHead, line: figuresCsvRow, ...figures });
  });
  answerCall(app, readToDoCall, () => readToDo(parts, now()));
};
