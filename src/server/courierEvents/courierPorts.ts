import type { NewsOutcome } from '#domain/consignments/courierEvent.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Courier, CourierNews } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import type { JobHandlers } from '../outbox/jobHandler.ts';

/** The couriers that the operator has set. */
export type Couriers = ReadonlyMap<CourierId, Courier>;

/** What a courier said of a parcel. */
export interface HeardNews {
  readonly courier: CourierId;
  readonly news: CourierNews;
  /** ISO: the time by which it is ordered (`timeOfNews`). */
  readonly at: string;
  /** Whether the courier sent it by itself, or answered when it was asked. */
  readonly by: 'webhook' | 'answer';
}

/** Does with a consignment what its courier says, in the transaction; an error rolls back, and it is tried again. */
export type FollowParcel = (tx: Db, heard: HeardNews) => Promise<NewsOutcome>;

/** A parcel by its names. */
export interface SilentParcel {
  readonly courier: CourierId;
  readonly invoice: string;
  readonly courierReference: string | null;
}

/** Open parcels of which nothing was heard since that time, the longest silent first. */
export type SilentParcels = (before: Date, limit: number) => Promise<readonly SilentParcel[]>;

/** What the shop does with its couriers. */
export interface CourierDesk {
  /** Counted by `watchCourier`. */
  readonly couriers: Couriers;
  /** The jobs of the outbox beside the questions to couriers. */
  readonly handlers: JobHandlers;
  readonly followParcel: FollowParcel;
  readonly silentParcels: SilentParcels;
}

/** A shop whose operator has set no courier. */
export const noCouriers: CourierDesk = {
  couriers: new Map(),
  handlers: {},
  followParcel: async () => 'kept',
  silentParcels: async () => [],
};
