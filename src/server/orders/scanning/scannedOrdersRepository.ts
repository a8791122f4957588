import { eq, sql } from 'drizzle-orm';
import { trackingKey } from '#domain/consignments/consignmentRules.ts';
import { parseInvoiceCode } from '#domain/orders/invoiceNumber.ts';
import type { Db } from '../../database/database.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { consignments, orders, storedOrderCode } from '../../database/schema/schema.ts';

/** The SQL for scanned codes, and for the mark of packed orders (DK-13). */

/**
 * The ids of the orders that the code names by number, invoice, id or tracking code. Two at most, which are as ambiguous as more. A code
 * that cannot be a number is searched for as the number '', which no order has. The invoice of a deleted order's parcel, such as
 * HK-7Q4K-2E-2, does not name a new order for which the number was drawn again; the number alone does.
 */
export const findIdsByScannedCode = async (db: Db, code: string): Promise<string[]> => {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from ${orders} where ${storedOrderCode} = ${parseInvoiceCode(code) ?? ''} and not exists (
        select from ${consignments} where invoice = ${code.toUpperCase()} and order_id is null and invoice <> ${orders.number})
      union select id from ${orders} where id = ${code.toLowerCase()}
      union select order_id from ${consignments} where tracking_key = ${trackingKey(code)} and order_id is not null
      limit 2`,
  );
  return rows.map(({ id }) => id);
};

/** Writes who packed an order that the transaction has locked, and when; `null` takes the mark away. */
export const writePacked = async (
  tx: Db,
  id: string,
  mark: { readonly at: Date; readonly by: string } | null,
): Promise<void> => {
  await tx
    .update(orders)
    .set({ packedAt: mark?.at ?? null, packedBy: mark?.by ?? null })
    .where(eq(orders.id, id));
};
