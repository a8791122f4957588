import type { Customer } from '#domain/orders/customerCsv.ts';
import type { ExportedRows } from '../../audit/sendExport.ts';
import type { Db } from '../../database/database.ts';
import { countCustomers, eachCustomer } from './customersRepository.ts';

/** Customers per batch. A batch takes this thread a few milliseconds; between batches it answers other requests. */
const batchSize = 200;

/** Returns all customers of the shop for an export. */
export const allCustomers = async (db: Db): Promise<ExportedRows<Customer>> => ({
  total: await countCustomers(db),
  batches: eachCustomer(db, batchSize),
});
