import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { followedStages } from '#domain/consignments/consignmentStage.ts';
import { fromPoishaOrNull } from '#domain/values/money.ts';
import type { Db } from '#server/database/database.ts';
import { consignments } from '#server/database/schema/schema.ts';

/** A parcel that was booked with the demo's courier. */
export interface DemoParcel {
  readonly invoice: string;
  /** The courier's own number of the parcel. */
  readonly reference: string;
  /** Whole taka to collect. */
  readonly amount: number;
  /** Taka; `null` when the shop has stored none. */
  readonly fee: number | null;
  readonly bookedAt: Date;
}

/** What the demo's courier asks the shop's database about its parcels. */
export interface DemoParcels {
  /** Its parcels that have not arrived, such as those that were booked before the shop started again. */
  readonly onTheirWay: () => Promise<readonly DemoParcel[]>;
  /** The given invoices without those of cancelled parcels. Staff cancel in the shop only: the imaginary courier has no portal. */
  readonly notCancelled: (invoices: readonly string[]) => Promise<ReadonlySet<string>>;
}

const isOfDemo = eq(consignments.courier, 'demo');

/** The parcels in the shop's database. */
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
    // The column `amount` holds whole taka, `fee` poisha.
    return rows.flatMap(({ reference, fee, ...row }) =>
      reference === null ? [] : [{ ...row, reference, fee: fromPoishaOrNull(fee) }],
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
