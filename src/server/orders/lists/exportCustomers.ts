import { setImmediate } from 'node:timers/promises';
import { customerCsvHead, customerCsvRow } from '#domain/orders/customerCsv.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { countCustomers, eachCustomer } from './customersRepository.ts';

/** Customers per batch: a few milliseconds of this thread, between which it answers other requests. */
const batch = 200;

async function* csvParts(db: Db): AsyncGenerator<string> {
  yield customerCsvHead;
  for await (const customers of eachCustomer(db, batch)) {
    yield customers.map(customerCsvRow).join('');
    // The embedded database answers without yielding to the event loop: other requests would stay unread.
    await setImmediate();
  }
}

/** All customers of the shop as parts of a CSV file, and their number; records the export. */
export const exportCustomers = async (
  { db, exports }: { readonly db: Db; readonly exports: Db },
  caller: Caller,
  now: Date,
): Promise<{ parts: AsyncGenerator<string>; total: number }> => {
  const total = await countCustomers(exports);
  const subject = { kind: 'list', id: '', label: 'customers' } as const;
  await recordAction(db, caller, { action: 'exportCustomers', subject, details: { rows: total } }, now);
  return { parts: csvParts(exports), total };
};
