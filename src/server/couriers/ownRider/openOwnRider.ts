import type { Courier } from '../courier.ts';
import { type ParcelLimits, reasonAgainst } from '../parcelLimits.ts';

const ownRiderLimits: ParcelLimits = {
  courier: 'The rider',
  name: { min: 1, max: 200 },
  address: { min: 5, max: 500 },
  note: 500,
  amount: null,
  weight: null,
  needsThana: false,
};

/**
 * The shop's own rider (CR-2): a parcel is booked by saying so, and its invoice is its tracking code. Nobody can be asked
 * where it is; staff say it.
 */
export const openOwnRider = (): Courier => ({
  id: 'ownRider',
  refusesRepeats: true,
  whyNot: (parcel) => reasonAgainst(parcel, ownRiderLimits),
  book: async (parcel) => {
    const reason = reasonAgainst(parcel, ownRiderLimits);
    return reason === null
      ? { kind: 'booked', courierReference: parcel.invoice, trackingCode: parcel.invoice, fee: null }
      : { kind: 'refused', reason };
  },
  bookMany: null,
  status: async () => null,
  price: null,
  balance: null,
  readWebhook: null,
});
