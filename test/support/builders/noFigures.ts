import type { DeliveryCost, DoorReturns } from '#domain/staff/figures.ts';

/** The cost of no parcel. */
export const noCost: DeliveryCost = { fees: 0, parcels: 0, withoutFee: 0 };

/** The figures of parcels that nobody took, when there is no parcel. */
export const noDoorReturns: DoorReturns = { ...noCost, given: 0 };
