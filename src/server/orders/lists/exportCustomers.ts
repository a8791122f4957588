import type { Customer } from '#domain/orders/customerCsv.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Caller } from '../../auth/authorization.ts';
import type { ExportConnections } from '../../database/database.ts';
import { countCustomers, eachCustomer } from './customersRepository.ts';

/** Customers per batch. A batch takes this thread a few milliseconds; between batches it answers other requests. */
const batchSize = 200;

/** Returns all customers of the shop in batches, with their number, and records the export in the audit log. */
export const exportCustomers = async (
  { db, exports }: ExportConnections,
  caller: Caller,
  now: Date,
): Promise<{ batches: AsyncGenerator<Customer[]>; total: number }> => {
  const total = await countCustomers(exports);
  const subject = { kind: 'list', id: '', label: 'customers' } as const;
  await recordAction(db, caller, { action: 'exportCustomers', subject, details: { rows: total } }, now);
  return { batches: eachCustomer(exports, batchSize), total };
};
