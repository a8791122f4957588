import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { followedStages } from '#domain/consignments/consignmentStage.ts';
import { fromPoisha } from '#domain/values/money.ts';
import type { Db } from '#server/database/database.ts';
import { consignments } from '#server/database/schema/schema.ts';

/** A parcel that the demo's courier has. */
export interface DemoParcel {
  readonly invoice: string;
  readonly reference: string;
  /** Whole taka. */
  readonly amount: number;
  /** Taka. */
  readonly fee: number | null;
  readonly bookedAt: Date;
}

/** The parcels as the courier needs to know them. */
export interface DemoParcels {
  /** Those that are on their way, as another run of the shop has left them. */
  readonly onTheirWay: () => Promise<readonly DemoParcel[]>;
  /** Those of the invoices that the shop has not taken back: the imaginary courier has no portal in which staff cancel one. */
  readonly notCancelled: (invoices: readonly string[]) => Promise<ReadonlySet<string>>;
}

const isOfDemo = eq(consignments.courier, 'demo');

/** The parcels of the shop's database. */
export const demoParcels = (db: Db): DemoParcels => ({
  onTheirWay: async () => {
    const rows = await db
      .select({
        invoice: consignments.invoice,
        reference: consignments.courierReference,
        amount: consignments.amount,
        fee: consignments.fee,
        bookedAt: consignments.createdAt,
      })
      .from(consignments)
      .where(
        and(
          isOfDemo,
          inArray(consignments.stage, [...followedStages]),
          isNotNull(consignments.courierReference),
        ),
      );
    return rows.flatMap(({ reference, fee, ...row }) =>
      reference === null ? [] : [{ ...row, reference, fee: fee === null ? null : fromPoisha(fee) }],
    );
  },
  notCancelled: async (invoices) => {
    const rows = await db
      .select({ invoice: consignments.invoice })
      .from(consignments)
      .where(
        and(isOfDemo, inArray(consignments.invoice, [...invoices]), ne(consignments.stage, 'cancelled')),
      );
    return new Set(rows.map(({ invoice }) => invoice));
  },
});
