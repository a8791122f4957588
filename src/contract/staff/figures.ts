import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { figuresSchemas } from './figuresSchemas.ts';

/** The shop's figures and the work of today (CA-9): beyond API-1 to API-7, for staff. */

/** The period: the last `days` days with today, or the days `from` to `to`, both inclusive; without all three the last `usualFigureDays`. */
export type FiguresQuery = ShapeOf<typeof figuresSchemas.readFigures>['query'];

export const readFiguresCall = call<typeof figuresSchemas.readFigures>('GET', '/figures', {
  access: 'staff',
  refusals: ['invalid'],
});
/** What `readFiguresCall` returns, as a CSV file. */
export const exportFiguresCall = call<typeof figuresSchemas.exportFigures>('GET', '/figuresCsv', {
  access: 'staff',
  refusals: ['invalid'],
});
/** The work of today: how many orders and parcels wait for staff, and why. */
export const readToDoCall = call<typeof figuresSchemas.readToDo>('GET', '/toDo', { access: 'staff' });
