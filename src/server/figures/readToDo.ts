import { overdueDays, type ToDo } from '#domain/staff/toDo.ts';
import { fromPoisha } from '#domain/values/money.ts';
import { hasConsignments } from '../consignments/consignmentsRepository.ts';
import { countDecisions } from '../courierDesk/decisions/readDecisions.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { countCalls } from '../orders/calls/callListRepository.ts';
import { countMatching } from '../orders/lists/orderCountsRepository.ts';
import { cashOverdue } from './cashFigures.ts';

interface ToDoParts {
  readonly db: Db;
  readonly couriers: Couriers;
}

/** Confirmed orders that a courier has not got: 0 in a shop that has neither couriers nor parcels (CR-14). */
const countToBook = async (db: Db, couriers: Couriers): Promise<number> =>
  couriers.size > 0 || (await hasConsignments(db))
    ? countMatching(db, { owner: null, statuses: ['Confirmed'], parcel: 'none' })
    : 0;

/** What waits for staff at the time `now`. */
export const readToDo = async ({ db, couriers }: ToDoParts, now: Date): Promise<ToDo> => {
  const overdue = await cashOverdue(db, overdueDays, now);
  return {
    toCall: await countCalls(db, 'never', now),
    toCallBack: await countCalls(db, 'due', now),
    toBook: await countToBook(db, couriers),
    toDecide: (await countDecisions(db, couriers, now)).waiting,
    overdue: { parcels: overdue.parcels, amount: fromPoisha(overdue.total) },
  };
};
