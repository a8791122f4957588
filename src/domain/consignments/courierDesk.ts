import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { type CourierId, couriers, isCourierId } from './couriers.ts';

/** What a shop has of couriers: its staff see nothing of them without any of it (CR-14). */
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

/** A shop without couriers and parcels, and what a host without them is taken for. */
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

/** What a courier knows of the phone number of an order (CR-10), or why it is not known. */
export interface PhoneAdvice {
  readonly courier: CourierId | null;
  /** Whether the courier has answered. */
  readonly isKnown: boolean;
  /** Per cent of the finished parcels of all its merchants; `null` when nothing is finished yet. */
  readonly delivered: number | null;
  readonly cancelled: number | null;
  readonly reports: number | null;
  /** Why it is not known, in a sentence; empty when it is, or when nobody is asked. */
  readonly problem: string;
}

/** Of an order that is not pending, and of a shop without a courier that scores phone numbers. */
export const noPhoneAdvice: PhoneAdvice = {
  courier: null,
  isKnown: false,
  delivered: null,
  cancelled: null,
  reports: null,
  problem: '',
};

/** The advice that a host sent. */
export const readPhoneAdvice = (raw: unknown): PhoneAdvice =>
  isRecord(raw)
    ? {
        courier: readCourierId(raw.courier),
        isKnown: raw.isKnown === true,
        delivered: readNumber(raw.delivered),
        cancelled: readNumber(raw.cancelled),
        reports: readNumber(raw.reports),
        problem: readText(raw.problem),
      }
    : noPhoneAdvice;

const reportsText = (reports: number | null): string => {
  if (reports === null || reports === 0) return '';
  return reports === 1 ? '; 1 report' : `; ${reports} reports`;
};

/** What staff read: `Steadfast: 83 % of its finished parcels delivered, 17 % cancelled; 1 report.` Empty when nobody is asked. */
export const phoneAdviceText = (advice: PhoneAdvice): string => {
  const { courier, isKnown, delivered, cancelled, reports, problem } = advice;
  if (courier === null) return '';
  const { name } = couriers[courier];
  if (!isKnown) return `${name} has not told its score: ${problem}`;
  const shares =
    delivered === null
      ? 'nothing finished yet'
      : `${delivered} % of its finished parcels delivered, ${cancelled ?? 0} % cancelled`;
  return `${name}: ${shares}${reportsText(reports)}.`;
};
