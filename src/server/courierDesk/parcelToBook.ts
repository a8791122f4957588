import type { Consignment } from '#domain/consignments/consignment.ts';
import type { Order } from '#domain/orders/order.ts';
import { pieceCount } from '#domain/values/pieceCount.ts';
import type { ParcelToBook } from '../couriers/courier.ts';

/** The parcel as its courier is told: recipient and goods from the order, the rest as staff entered it when booking. */
export const parcelToBook = (
  {
    invoice,
    amount,
    weight,
    note,
    thana,
    isExchange,
  }: Pick<Consignment, 'invoice' | 'amount' | 'weight' | 'note' | 'thana' | 'isExchange'>,
  { customerData, products }: Pick<Order, 'customerData' | 'products'>,
): ParcelToBook => ({
  invoice,
  recipientName: customerData.name,
  recipientPhone: customerData.mobileNumber,
  address: customerData.address,
  district: customerData.district,
  thana,
  amount,
  weight,
  pieces: pieceCount(products),
  description: products.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
  note,
  isExchange,
});
