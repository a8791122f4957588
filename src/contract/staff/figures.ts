import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { figuresSchemas } from './figuresSchemas.ts';

/** The shop's figures, and what is to do today (CA-9): beyond API-1 to API-7, for staff. */

/** The last `days` days, today among them, or the days `from` to `to`, both inclusive; 30 days without either. */
export type FiguresQuery = ShapeOf<typeof figuresSchemas.readFigures>['query'];

export const readFiguresCall = call<typeof figuresSchemas.readFigures>('GET', '/figures', {
  access: 'staff',
  refusals: ['invalid'],
});
/** The same as a CSV file. */
export const exportFiguresCall = call<typeof figuresSchemas.exportFigures>('GET', '/figuresCsv', {
  access: 'staff',
  refusals: ['invalid'],
});
export const readToDoCall = call<typeof figuresSchemas.readToDo>('GET', '/toDo', { access: 'staff' });
