import { countWithNoun } from '../values/countWithNoun.ts';
import { isRecord, readText } from '../values/parse.ts';
import { type CourierId, isCourierId } from './couriers.ts';

/** What staff ask a courier for besides bookings (CR-11). */
export const courierRequestKinds = ['return', 'pickup'] as const;
export type CourierRequestKind = (typeof courierRequestKinds)[number];

/**
 * How far the shop is with a request: the courier is being asked, has taken it, has not taken it, or nobody knows whether it has, since
 * the answer was lost.
 */
export const courierRequestProgress = ['asking', 'asked', 'refused', 'unknown'] as const;
export type CourierRequestProgress = (typeof courierRequestProgress)[number];

export interface StoredCourierRequest {
  readonly id: string;
  readonly courier: CourierId;
  /** The parcel that should come back; `null` for a pick-up. */
  readonly consignmentId: string | null;
  readonly progress: CourierRequestProgress;
  /** Why the courier has not taken the request, or not yet, in a sentence; '' if nothing is wrong. */
  readonly problem: string;
  /** The courier's own word, such as pending, approved, processing, completed, cancelled or rejected; '' until it has taken the request. */
  readonly state: string;
  /** Why a parcel should come back; for a pick-up what is to be fetched, and where (`pickupText`). */
  readonly reason: string;
  readonly requestedAt: string;
  readonly requestedBy: string;
}

/** Maximum numbers of characters, as Steadfast accepts them, and of parcels in one pick-up. */
export const courierRequestLimits = {
  reason: 500,
  address: 250,
  policeStation: 100,
  parcels: 1000,
} as const;

/** What a courier is asked to fetch, and where. */
export interface Pickup {
  readonly address: string;
  /** Spelled as in the courier's own list of police stations. */
  readonly policeStation: string;
  /** 11 digits. */
  readonly phone: string;
  /** How many parcels are to be fetched. */
  readonly parcels: number;
}

/** What staff read of a pick-up: `12 parcels at 5 Mirpur Road, Dhanmondi, 01712345678`. */
export const pickupText = ({ address, policeStation, phone, parcels }: Pickup): string =>
  `${countWithNoun(parcels, 'parcel')} at ${address}, ${policeStation}, ${phone}`;

/** Whether the courier says that it will not do what it was asked for. */
const isTurnedDown = (state: string): boolean => ['cancelled', 'rejected'].includes(state.toLowerCase());

/** Whether a request in this state, by the courier's word, no longer changes. */
export const isFinalRequest = (state: string): boolean =>
  isTurnedDown(state) || state.toLowerCase() === 'completed';

/** Whether a person may ask again in place of this request: the courier has turned it down, or nobody knows whether it has taken it. */
export const mayBeAskedAgain = ({
  progress,
  state,
}: Pick<StoredCourierRequest, 'progress' | 'state'>): boolean =>
  progress === 'refused' || progress === 'unknown' || isTurnedDown(state);

/** The request that a host sent; `null` without an id. */
export const readCourierRequest = (raw: unknown): StoredCourierRequest | null => {
  if (!isRecord(raw) || readText(raw.id) === '' || !isCourierId(raw.courier)) return null;
  return {
    id: readText(raw.id),
    courier: raw.courier,
    consignmentId: readText(raw.consignmentId) || null,
    // With a progress that this build does not know, staff are not offered to ask again.
    progress: courierRequestProgress.find((progress) => progress === raw.progress) ?? 'asked',
    problem: readText(raw.problem),
    state: readText(raw.state),
    reason: readText(raw.reason),
    requestedAt: readText(raw.requestedAt),
    requestedBy: readText(raw.requestedBy),
  };
};
