import { sql } from 'drizzle-orm';
import { returnStages } from '#domain/consignments/agreedFees.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { CustomerParcel } from '#domain/consignments/customerParcel.ts';
import { customerParcels, type ShownConsignment } from '#domain/consignments/customerParcels.ts';
import { deliveredStatuses } from '#domain/orders/orderLists.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textList } from '../database/schema/columnTypes.ts';
import { isReturnedAtDoor } from './parcelCostsRepository.ts';

/** SQL for the stage that the customer is told: who has kept a part of the parcel is not told that the parcel comes back. */
const toldStage = sql`case when parcel.stage in (${textList(returnStages)}) and not ${isReturnedAtDoor(sql`parcel`)}
        then 'partlyDelivered' else parcel.stage end`;

const booked: ConsignmentStage = 'booked';
const cancelled: OrderStatus = 'Cancelled';

/** SQL for whether the order goes on without this parcel, if it is only booked: after a delivery an exchange alone still follows. */
const isNotNeeded = sql`exists (select from orders where orders.id = parcel.order_id and (orders.status = ${cancelled}
        or orders.status in (${textList(deliveredStatuses)}) and not parcel.is_exchange))`;

/** The parcels of an order as its customer sees them, oldest first (CR-9); none that is booked and not needed any more. */
export const customerParcelsOf = async (db: Db, orderId: string): Promise<CustomerParcel[]> =>
  customerParcels(
    await queryRows<ShownConsignment>(
      db,
      sql`select parcel.courier, parcel.tracking_code as "trackingCode", ${toldStage} as stage,
          parcel.is_exchange as "isExchange", parcel.amount
        from consignments parcel where parcel.order_id = ${orderId}
          and not (parcel.stage = ${booked} and ${isNotNeeded})
        order by parcel.created_at, parcel.id`,
    ),
  );
