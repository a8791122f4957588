import type { BookingCourier, BookingWay } from '#domain/consignments/booking.ts';
import { type CourierId, courierIds, couriers as knownCouriers } from '#domain/consignments/couriers.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { ParcelToBook } from '../couriers/courier.ts';
import { uploadFiles } from '../couriers/uploadFiles/uploadFiles.ts';
import { invalid } from '../errors/apiError.ts';

/** The courier's upload file. It needs no keys, so couriers that the shop has not set up have one too. */
const fileOf = (id: CourierId): BookingCourier['file'] => {
  const file = uploadFiles[id];
  if (file === undefined) return null;
  const { source, isAssumed, namesStore } = file;
  return { source, isAssumed, namesStore };
};

/** Whether the shop books with the courier by calls. */
const isCalled = (couriers: Couriers, id: CourierId): boolean =>
  knownCouriers[id].hasBookingApi && couriers.has(id);

/** Whether the courier is the shop's own rider, and the shop uses one. */
const isOwn = (couriers: Couriers, id: CourierId): boolean => id === 'ownRider' && couriers.has(id);

/** Lists the couriers with which the shop can book now, with the ways to do so, in their usual sequence. */
export const bookingCouriers = (couriers: Couriers): BookingCourier[] =>
  courierIds
    .map((id) => ({
      id,
      name: knownCouriers[id].name,
      calls: isCalled(couriers, id),
      isOwn: isOwn(couriers, id),
      prices: isCalled(couriers, id) && couriers.get(id)?.price !== null,
      file: fileOf(id),
    }))
    .filter((courier) => courier.calls || courier.isOwn || courier.file !== null);

/** Tells why a courier would refuse a parcel that is booked in this way; `null` when nothing is known against it. */
export type ReasonAgainst = (parcel: ParcelToBook) => string | null;

/** Returns what tells the courier's reasons in this way of booking. Throws an ApiError for a courier that does not offer the way. */
export const courierReasonAgainst = (couriers: Couriers, id: CourierId, way: BookingWay): ReasonAgainst => {
  const { name } = knownCouriers[id];
  if (way === 'file') {
    const file = uploadFiles[id];
    if (file === undefined) throw invalid('courier', `${name} takes no upload file.`);
    return file.reasonAgainst;
  }
  const courier = couriers.get(id);
  if (courier === undefined) throw invalid('courier', `${name} is not set up in this shop.`);
  // The other ways are `hand` and `call`.
  const isOffered = way === 'hand' ? isOwn : isCalled;
  if (!isOffered(couriers, id)) throw invalid('courier', `${name} can't be booked in this way.`);
  return courier.reasonAgainst;
};
