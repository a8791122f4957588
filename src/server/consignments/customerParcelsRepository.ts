import { sql } from 'drizzle-orm';
import { returnStages } from '#domain/consignments/agreedFees.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { CustomerParcel } from '#domain/consignments/customerParcel.ts';
import { customerParcels, type ShownConsignment } from '#domain/consignments/customerParcels.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textList } from '../database/schema/columnTypes.ts';
import { isOrderCancelled } from './consignmentsRepository.ts';
import { isReturnedAtDoor } from './parcelCostsRepository.ts';

/** SQL for the stage that the customer is told: who has kept a part of the parcel is not told that the parcel comes back. */
const toldStage = sql`case when parcel.stage in (${textList(returnStages)}) and not ${isReturnedAtDoor(sql`parcel`)}
        then 'partlyDelivered' else parcel.stage end`;

const booked: ConsignmentStage = 'booked';

/** The parcels of an order as its customer sees them, oldest first (CR-9); of a cancelled order not one that waits for its courier. */
export const customerParcelsOf = async (db: Db, orderId: string): Promise<CustomerParcel[]> =>
  customerParcels(
    await queryRows<ShownConsignment>(
      db,
      sql`select parcel.courier, parcel.tracking_code as "trackingCode", ${toldStage} as stage,
          parcel.is_exchange as "isExchange", parcel.amount
        from consignments parcel where parcel.order_id = ${orderId}
          and not (parcel.stage = ${booked} and ${isOrderCancelled(sql`parcel`)})
        order by parcel.created_at, parcel.id`,
    ),
  );
