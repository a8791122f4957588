import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { figuresSchemas } from './figuresSchemas.ts';

/** The shop's figures and the work of today (CA-9): beyond API-1 to API-7, for staff. */

type Schemas = typeof figuresSchemas;

/** The period: the last `days` days with today, or the days `from` to `to`, both inclusive; the last `usualFigureDays` without any. */
export type FiguresQuery = ShapeOf<Schemas['readFigures']>['query'];

export const readFiguresCall = call<Schemas['readFigures']>('GET', '/figures', 'staff');
/** What `readFiguresCall` returns, as a CSV file. */
export const exportFiguresCall = call<Schemas['exportFigures']>('GET', '/figuresCsv', 'staff');
/** The work of today: how many orders and parcels wait for staff, and why. */
export const readToDoCall = call<Schemas['readToDo']>('GET', '/toDo', 'staff');
