import type { CourierRules } from '#domain/orders/courierMoves.ts';
import { listSilentParcels } from '../consignments/parcelNewsRepository.ts';
import { askBalance, askBalanceKind } from '../courierEvents/askBalance.ts';
import { askParcel, askParcelKind } from '../courierEvents/askParcel.ts';
import type { CourierDesk, Couriers } from '../courierEvents/courierPorts.ts';
import type { Db } from '../database/database.ts';
import { askCourier } from './askCourier.ts';
import { bookingHandler } from './bookingHandler.ts';
import { bookParcelKind, bookParcelsKind } from './bookingJob.ts';
import { requestPickupKind, requestReturnKind } from './courierRequestJob.ts';
import { followParcel } from './followParcel.ts';

/**
 * Parcels per call: `bulk` to a courier that books many at once. Such a courier accepts more, but then a lost answer would leave more to
 * look up.
 */
const parcelsPerCall = { single: 1, bulk: 100 } as const;

interface DeskParts {
  readonly db: Db;
  readonly couriers: Couriers;
  /** The merchant's rules, read again for each word of a courier. */
  readonly rules: () => CourierRules;
  readonly now: () => Date;
}

/**
 * Opens the courier desk: it books parcels, follows them, asks about silent ones (CR-4 to CR-7), and asks for returns and pick-ups (CR-11).
 */
export const openCourierDesk = ({ db, couriers, rules, now }: DeskParts): CourierDesk => {
  const follow = followParcel({ rules, now });
  return {
    couriers,
    handlers: {
      [bookParcelKind]: bookingHandler({ db, couriers, now }, parcelsPerCall.single),
      [bookParcelsKind]: bookingHandler({ db, couriers, now }, parcelsPerCall.bulk),
      [requestReturnKind]: askCourier({ db, couriers, now }),
      [requestPickupKind]: askCourier({ db, couriers, now }),
      [askParcelKind]: askParcel({ couriers, followParcel: follow, now }),
      [askBalanceKind]: askBalance(couriers),
    },
    followParcel: follow,
    silentParcels: (before, limit, askedCouriers) => listSilentParcels(db, before, limit, askedCouriers),
  };
};
