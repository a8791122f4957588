import type { ParcelToBook } from '#server/couriers/courier.ts';

/** A parcel that every courier takes. */
export const parcelToBook = (changes: Partial<ParcelToBook> = {}): ParcelToBook => ({
  invoice: 'HK-7Q4K-2M',
  recipientName: 'Rahim Uddin',
  recipientPhone: '01712345678',
  address: 'House 12, Road 5, Mirpur 1',
  district: 'Dhaka',
  thana: 'Mirpur 1',
  amount: 1250,
  weight: 400,
  pieces: 2,
  description: '2 × Cotton Saree',
  note: 'Call before delivery.',
  isExchange: false,
  ...changes,
});

/** Parcels with invoices of their own. */
export const parcelsToBook = (count: number): readonly ParcelToBook[] =>
  Array.from({ length: count }, (_, index) => parcelToBook({ invoice: `HK-${1000 + index}-2M` }));
