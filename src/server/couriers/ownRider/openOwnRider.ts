import type { Courier } from '../courier.ts';
import { type ParcelLimits, reasonAgainst } from '../parcelLimits.ts';

/** A rider sets no limits: these take what the shop's own forms take, but no address that is too short to be found. */
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
 * Opens the shop's own rider as a courier (CR-2). Booking makes no call, and the invoice is the tracking code. There is nobody to
 * ask where a parcel is: staff enter it.
 */
export const openOwnRider = (): Courier => ({
  id: 'ownRider',
  // A repeated booking makes no second parcel, since booking makes no call.
  refusesRepeats: true,
  reasonAgainst: (parcel) => reasonAgainst(parcel, ownRiderLimits),
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
