import { isRecord, readList } from '../values/parse.ts';
import { type CourierId, isCourierId } from './couriers.ts';

/** What a shop has set up with couriers. Staff of a shop without couriers and parcels see nothing about couriers (CR-14). */
export interface CourierDeskOverview {
  /** The couriers that are set up. */
  readonly couriers: readonly CourierId[];
  /** Whether any parcel was ever made, by hand or by a courier. */
  readonly hasParcels: boolean;
  /** The courier that scores phone numbers (CR-10); `null` for none. */
  readonly scoresPhones: CourierId | null;
  /** The couriers that can be asked to bring a parcel back (CR-11). */
  readonly returns: readonly CourierId[];
  /** The couriers that can be asked to fetch parcels (CR-11). */
  readonly pickups: readonly CourierId[];
}

/** The overview of a shop without couriers and parcels; also stands for a host that sends none. */
export const noCourierDesk: CourierDeskOverview = {
  couriers: [],
  hasParcels: false,
  scoresPhones: null,
  returns: [],
  pickups: [],
};

/** Whether staff have anything to do with couriers. */
export const usesCouriers = ({ couriers: setUp, hasParcels }: CourierDeskOverview): boolean =>
  hasParcels || setUp.length > 0;

const readCourierId = (raw: unknown): CourierId | null => (isCourierId(raw) ? raw : null);

/** The overview that a host sent. */
export const readCourierDesk = (raw: unknown): CourierDeskOverview =>
  isRecord(raw)
    ? {
        couriers: readList(raw.couriers, readCourierId),
        hasParcels: raw.hasParcels === true,
        scoresPhones: readCourierId(raw.scoresPhones),
        returns: readList(raw.returns, readCourierId),
        pickups: readList(raw.pickups, readCourierId),
      }
    : noCourierDesk;
