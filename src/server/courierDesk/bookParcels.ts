import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import type { JobHandler } from '../outbox/jobHandler.ts';

interface BookParts {
  readonly db: Db;
  readonly couriers: Couriers;
  readonly now: () => Date;
}

/** Books the parcels of the jobs. */
export const bookParcels = (_parts: BookParts): JobHandler => ({
  work: async (jobs) => jobs.map(() => ({ kind: 'again', reason: 'Bookings are not connected yet.' })),
});
