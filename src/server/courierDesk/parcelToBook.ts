import type { Consignment } from '#domain/consignments/consignment.ts';
import type { Order } from '#domain/orders/order.ts';
import type { ParcelToBook } from '../couriers/courier.ts';

/** What a parcel has of its own, beside its order. */
export interface BookedPart
  extends Pick<Consignment, 'invoice' | 'amount' | 'weight' | 'note' | 'isExchange'> {
  /** `null` where staff have named none. */
  readonly thana: string | null;
}

const nameOf = ({ name, quantity }: Order['products'][number]): string => `${quantity} × ${name}`;

/** What a courier is told of the parcel of an order. */
export const parcelToBook = (
  { customerData, products }: Pick<Order, 'customerData' | 'products'>,
  { invoice, amount, weight, note, isExchange, thana }: BookedPart,
): ParcelToBook => ({
  invoice,
  amount,
  weight,
  note,
  isExchange,
  thana,
  recipientName: customerData.name,
  recipientPhone: customerData.mobileNumber,
  address: customerData.address,
  district: customerData.district,
  pieces: products.reduce((sum, { quantity }) => sum + quantity, 0),
  description: products.map(nameOf).join(', '),
});
