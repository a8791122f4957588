import type { CorrectOrderBody } from '#contract/orders/orderCorrections.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderCorrection } from '#domain/orders/orderCorrection.ts';

/** The first correction of an order (revision 0), which changes only what is given and keeps the total. */
export const correctionOf = (
  { customerData, products, total }: Order,
  changes: Partial<OrderCorrection['customerData']> = {},
): CorrectOrderBody => {
  const { name, mobileNumber, district, address, addressType, deliveryArea, comment } = customerData;
  return {
    revision: 0,
    customerData: {
      name,
      mobileNumber,
      district,
      address,
      // An order has any text in these; a correction has one of the known values.
      addressType: addressType as 'Home',
      deliveryArea: deliveryArea as 'Inside of Dhaka',
      comment,
      ...changes,
    },
    products: products.map(({ id, color, size, quantity }, line) => ({ line, id, color, size, quantity })),
    total,
  };
};
