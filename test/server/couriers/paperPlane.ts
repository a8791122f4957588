import type { Courier, ParcelToBook } from '#server/couriers/courier.ts';
import { type ParcelLimits, reasonAgainst } from '#server/couriers/parcelLimits.ts';

/** Letters, taka and grams. */
const limits: ParcelLimits = {
  courier: 'Paper Plane',
  name: { min: 1, max: 40 },
  address: { min: 5, max: 200 },
  note: 100,
  amount: 5000,
  weight: 500,
  needsThana: true,
};

const planeReasonAgainst = (parcel: ParcelToBook): string | null => reasonAgainst(parcel, limits);

/** A courier of nowhere, which shows what a new one must have (CONTRIBUTING.md). */
export const openPaperPlane = (): {
  readonly courier: Courier;
  readonly parcels: ReadonlyMap<string, ParcelToBook>;
} => {
  const parcels = new Map<string, ParcelToBook>();
  const courier: Courier = {
    // A courier of the build has a line in domain/consignments/couriers.ts, and an id of its own.
    id: 'ownRider',
    refusesRepeats: true,
    reasonAgainst: planeReasonAgainst,
    book: async (parcel) => {
      const reason = planeReasonAgainst(parcel);
      if (reason !== null) return { kind: 'refused', reason };
      if (parcels.has(parcel.invoice)) return { kind: 'alreadyBooked' };
      parcels.set(parcel.invoice, parcel);
      return { kind: 'booked', courierReference: parcel.invoice, trackingCode: `PP-${parcels.size}`, fee: 5 };
    },
    bookMany: null,
    status: async ({ invoice, courierReference }) =>
      parcels.has(invoice)
        ? {
            invoice,
            courierReference,
            word: 'folded',
            stage: 'booked',
            isKnown: true,
            at: null,
            collected: null,
            fee: 5,
          }
        : null,
    price: null,
    balance: null,
    readWebhook: null,
  };
  return { courier, parcels };
};
