import { orderLists } from '#domain/orders/orderLists.ts';
import { packableStatuses } from '#domain/orders/packing.ts';
import { type ComparedDay, comparedDays, overdueDays, type ToDo } from '#domain/staff/toDo.ts';
import { dayAfter, dayStart, dhakaDay } from '#domain/values/dates.ts';
import { fromPoisha } from '#domain/values/money.ts';
import { countDecisions } from '../courierDesk/decisions/readDecisions.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { countPendingOrders } from '../orders/calls/callListRepository.ts';
import { countMatching } from '../orders/lists/orderCountsRepository.ts';
import { cashOverdue } from './cashFigures.ts';
import { countToHandOver, sumDays } from './comparedDaysRepository.ts';

/** The orders of all customers, with and without an account. */
const wholeShop = null;

interface ToDoParts {
  readonly db: Db;
  readonly couriers: Couriers;
}

/** Reads the numbers of today and of the days with which it is compared. */
const readDays = async (db: Db, now: Date): Promise<ComparedDay[]> => {
  const days = comparedDays.map((daysAgo) => dayAfter(dhakaDay(now), -daysAgo));
  const rows = await sumDays(
    db,
    days.map((day) => ({ day, start: dayStart(day), end: dayStart(dayAfter(day)) })),
  );
  return rows.map((row) => ({ ...row, cash: fromPoisha(row.cash) }));
};

/** Returns what waits for staff at the time `now`. */
export const readToDo = async ({ db, couriers }: ToDoParts, now: Date): Promise<ToDo> => {
  // One after the other: the server admits as many calls as it has connections to the database, so each call uses one at a time.
  const overdue = await cashOverdue(db, overdueDays, now);
  return {
    toCall: await countPendingOrders(db, 'never', now),
    toCallBack: await countPendingOrders(db, 'due', now),
    toCorrect: await countPendingOrders(db, 'change', now),
    toCallAboutReturn: await countMatching(db, {
      owner: wholeShop,
      statuses: orderLists.returned,
      calls: 'none',
    }),
    toPack: await countMatching(db, {
      owner: wholeShop,
      statuses: packableStatuses,
      parcel: 'none',
      packed: 'no',
    }),
    toHandOver: await countToHandOver(db),
    toDecide: (await countDecisions(db, couriers, now)).waiting,
    overdue: { parcels: overdue.parcels, amount: fromPoisha(overdue.total) },
    days: await readDays(db, now),
  };
};
