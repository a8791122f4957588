import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Destination } from '#domain/consignments/agreedFees.ts';
import type { OrderMoney } from '#domain/consignments/cashSteps.ts';
import { trackingKey } from '#domain/consignments/consignmentRules.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { StatementLine } from '#domain/statements/statementLines.ts';
import { latinDigits } from '#domain/values/typedText.ts';
import type { BookedLine } from '#machines/statementMove.ts';
import { paidInAdvance } from '../cash/orderMoneyRepository.ts';
import { isReturnedAtDoor } from '../consignments/parcelCostsRepository.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textsIn } from '../database/queries/textsIn.ts';
import { cashStatementLines, cashStatements, consignments, orders } from '../database/schema/schema.ts';

/** The SQL for the parcels that the lines of a statement name, and for earlier statements that named them. */

/** A parcel that a line names, with what is needed of its order. */
export interface NamedParcel {
  readonly row: typeof consignments.$inferSelect;
  /** `null` if the parcel's order is deleted. */
  readonly order: (OrderMoney & Destination) | null;
  /** Whether nobody took it, as far as the shop has heard. */
  readonly isReturnedAtDoor: boolean;
}

type Names = Pick<StatementLine, 'invoice' | 'reference' | 'trackingCode'>;

/** The texts that are not empty, each once. */
const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

/** An invoice as the shop stores it: couriers write it in any case, and some with a `#` before it. */
const invoiceKey = (invoice: string): string => latinDigits(invoice).trim().replace(/^#/, '').toUpperCase();

/** A courier's number as the shop stores it. */
const referenceKey = (reference: string): string => latinDigits(reference).trim();

/** Finds a line's parcel by the shop's invoice, else by the courier's number, else by the tracking code; `null` if there is none. */
export type FindParcel = (names: Names) => NamedParcel | null;

/**
 * Reads all parcels of a courier that the lines name, also of deleted orders, and returns a function that finds them. With
 * `locks` the parcels are locked until the transaction ends, in the order of their ids.
 */
export const findNamedParcels = async (
  tx: Db,
  courier: CourierId,
  lines: readonly Names[],
  { locks }: { readonly locks: boolean },
): Promise<FindParcel> => {
  const invoices = distinct(lines.map(({ invoice }) => invoiceKey(invoice)));
  const references = distinct(lines.map(({ reference }) => referenceKey(reference)));
  const codes = distinct(lines.map(({ trackingCode }) => trackingKey(trackingCode)));
  const query = tx
    .select({
      row: consignments,
      total: orders.total,
      district: orders.district,
      deliveryArea: orders.deliveryArea,
      advance: paidInAdvance,
      isReturned: sql<boolean>`${isReturnedAtDoor(sql`${consignments}`)}`,
    })
    .from(consignments)
    .leftJoin(orders, eq(orders.id, consignments.orderId))
    .where(
      and(
        eq(consignments.courier, courier),
        or(
          sql`${consignments.invoice} in ${textsIn(invoices)}`,
          sql`${consignments.courierReference} in ${textsIn(references)}`,
          sql`${consignments.trackingKey} in ${textsIn(codes)}`,
        ),
      ),
    )
    .orderBy(asc(consignments.id));
  const rows = await (locks ? query.for('update', { of: consignments }) : query);
  const parcels = rows.map(
    ({ row, total, district, deliveryArea, advance, isReturned }): NamedParcel => ({
      row,
      isReturnedAtDoor: isReturned,
      order:
        total === null || district === null || deliveryArea === null
          ? null
          : { total, advance, district, deliveryArea },
    }),
  );
  const byInvoice = new Map(parcels.map((parcel) => [parcel.row.invoice, parcel]));
  const byReference = new Map(parcels.map((parcel) => [parcel.row.courierReference ?? '', parcel]));
  const byCode = new Map(parcels.map((parcel) => [parcel.row.trackingKey ?? '', parcel]));
  // A line without a reference must not find a parcel without one; the same holds for tracking codes. Every parcel has an invoice.
  byReference.delete('');
  byCode.delete('');
  return ({ invoice, reference, trackingCode }) =>
    byInvoice.get(invoiceKey(invoice)) ??
    byReference.get(referenceKey(reference)) ??
    byCode.get(trackingKey(trackingCode)) ??
    null;
};

/** An earlier statement that names some of the parcels. */
export interface NamingStatement {
  readonly id: string;
  readonly name: string;
  readonly at: Date;
  readonly by: string;
  readonly consignmentIds: readonly string[];
}

/** The earlier statements that name the parcels, newest first. */
export const statementsNaming = async (tx: Db, ids: readonly string[]): Promise<NamingStatement[]> => {
  if (ids.length === 0) return [];
  const rows = await queryRows<{ id: string; name: string; at: string | Date; by: string; ids: string[] }>(
    tx,
    sql`select ${cashStatements.id} as id, ${cashStatements.name} as name, ${cashStatements.appliedAt} as at,
        ${cashStatements.byName} as by, named.ids
      from (select ${cashStatementLines.statementId} as statement_id, json_agg(distinct ${cashStatementLines.consignmentId}) as ids
        from ${cashStatementLines} where ${cashStatementLines.consignmentId} in ${textsIn(ids)} group by 1) named
      join ${cashStatements} on ${cashStatements.id} = named.statement_id
      order by ${cashStatements.appliedAt} desc, ${cashStatements.id} desc`,
  );
  return rows.map(({ id, name, at, by, ids: consignmentIds }) => ({
    id,
    name,
    at: new Date(at),
    by,
    consignmentIds,
  }));
};

/** The lines without collected money by which earlier statements have moved the parcels' cash, by the parcel's id. */
export const bookedLinesOf = async (
  tx: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly BookedLine[]>> => {
  const { consignmentId, collected, fees, net, isMoved } = cashStatementLines;
  const rows = await queryRows<{ id: string; lines: BookedLine[] }>(
    tx,
    sql`select ${consignmentId} as id,
        json_agg(json_build_object('collected', ${collected}, 'fees', ${fees}, 'net', ${net})) as lines
      from ${cashStatementLines} where ${isMoved} and ${collected} <= 0 and ${consignmentId} in ${textsIn(ids)} group by 1`,
  );
  return new Map(rows.map(({ id, lines }) => [id, lines]));
};
