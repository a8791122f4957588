import type { CheckBookingsBody, CheckBookingsReply } from '#contract/consignments/bookings.ts';
import type { CheckedParcel } from '#domain/consignments/booking.ts';
import { thanaIn, thanasOf } from '#domain/orders/thanas/thanas.ts';
import { advancesOfOrders } from '../advances/advancesRepository.ts';
import { withHistories } from '../consignments/consignmentHistoriesRepository.ts';
import { consignmentsOfOrders } from '../consignments/consignmentsRepository.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { blockReasons } from '../orders/calls/blockedPhonesRepository.ts';
import { findOrders } from '../orders/lists/ordersRepository.ts';
import { courierReasonAgainst } from './bookingCouriers.ts';
import { type BookableOrder, draftedParcel, whyNotBooked } from './whyNotBooked.ts';

/** The existing orders among the ids, with everything that decides whether they can be booked, by id. */
export const bookableOrders = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BookableOrder>> => {
  const orders = [...(await findOrders(db, ids)).values()];
  const parcels = await withHistories(db, await consignmentsOfOrders(db, ids));
  const advances = await advancesOfOrders(db, ids);
  const blocks = await blockReasons(
    db,
    orders.map(({ customerData }) => customerData.mobileNumber),
  );
  const bookableById = new Map<string, BookableOrder>();
  for (const order of orders)
    bookableById.set(order._id, {
      order,
      others: parcels.filter(({ orderId }) => orderId === order._id),
      advances: advances.filter(({ orderId }) => orderId === order._id),
      block: blocks.get(order.customerData.mobileNumber),
    });
  return bookableById;
};

const unknownOrder = (order: string): CheckedParcel => ({
  order,
  reason: 'There is no such order.',
  amount: 0,
  district: '',
  thana: null,
});

/**
 * Makes the dry run (CR-13): tells for each order whether it could be booked, what would be collected, and its thana. Stores nothing
 * and calls no courier. Throws an ApiError for a courier that the shop cannot book with in this way.
 */
export const checkBookings = async (
  { db, couriers }: { readonly db: Db; readonly couriers: Couriers },
  { courier, way, parcels }: CheckBookingsBody,
): Promise<CheckBookingsReply> => {
  // Tells what the courier has against one parcel.
  const reasonAgainst = courierReasonAgainst(couriers, courier, way);
  const ordersById = await bookableOrders(
    db,
    parcels.map(({ order }) => order),
  );
  const checked = parcels.map(({ order: id, thana: enteredThana, ...draft }): CheckedParcel => {
    const bookable = ordersById.get(id);
    if (bookable === undefined) return unknownOrder(id);
    const { address, district } = bookable.order.customerData;
    // Staff who have not touched the thana get the one in the address; `null` is their choice of none.
    const isUntouched = enteredThana === undefined;
    const thana = isUntouched ? thanaIn(address, district) : enteredThana?.trim() || null;
    const completed = { ...draft, thana };
    const reason = whyNotBooked(bookable, completed, reasonAgainst);
    const { amount } = draftedParcel(bookable, completed);
    return { order: id, reason, amount, district, thana };
  });
  const districts = [...new Set(checked.map(({ district }) => district))];
  return {
    parcels: checked,
    places: districts.map((district) => ({ district, thanas: [...thanasOf(district)] })),
  };
};
