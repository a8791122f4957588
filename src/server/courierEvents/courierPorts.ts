import type { NewsOutcome } from '#domain/consignments/courierEvent.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Courier, CourierNews } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import type { JobHandlers } from '../outbox/jobHandler.ts';

/** The couriers that are set up, by their ids. */
export type Couriers = ReadonlyMap<CourierId, Courier>;

/** What a courier said about a parcel. */
export interface HeardNews {
  readonly courier: CourierId;
  readonly news: CourierNews;
  /** ISO: the time by which a courier's news are ordered (`timeOfNews`). */
  readonly at: string;
  /** `webhook` if the courier sent the news by itself, `answer` if it was asked. */
  readonly by: 'webhook' | 'answer';
}

/** Changes a consignment and its order as the courier says, in this transaction; if it throws, the event is tried again. */
export type FollowParcel = (tx: Db, heard: HeardNews) => Promise<NewsOutcome>;

/** The names by which a courier and the shop find a parcel. */
export interface ParcelNames {
  readonly courier: CourierId;
  /** '' if an event of the courier did not name it. */
  readonly invoice: string;
  /** The courier's own number of the parcel; `null` while it is not known. */
  readonly courierReference: string | null;
}

/** Reads up to `limit` open parcels of the couriers about which nothing was heard since `before`, the longest silent first. */
export type SilentParcels = (
  before: Date,
  limit: number,
  couriers: readonly CourierId[],
) => Promise<readonly ParcelNames[]>;

/** The courier desk: the couriers, and what the shop does with them. */
export interface CourierDesk {
  /** The couriers that are set up; `watchCourier` has wrapped each, so that the results of its calls are counted. */
  readonly couriers: Couriers;
  /** The handlers of all jobs of the outbox: they book parcels, and ask about parcels and balances and for returns and pick-ups. */
  readonly handlers: JobHandlers;
  readonly followParcel: FollowParcel;
  readonly silentParcels: SilentParcels;
}
