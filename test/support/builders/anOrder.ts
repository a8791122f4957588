import type { Order } from '#domain/orders/order.ts';

/** A pending order with the given changes. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  _id: '64c000000000000000000001',
  // As on a host without order numbers.
  number: null,
  date: '05 Jan, 2025',
  time: '03:07 pm',
  subTotal: 1500,
  total: 1560,
  orderStatus: 'Pending',
  products: [
    {
      id: '64b000000000000000000001',
      name: 'Copper Kettle',
      imageUrl: '/pictures/kettle-450.webp',
      color: 'Red',
      size: 'N/A',
      quantity: 2,
      originalPrice: 750,
    },
  ],
  customerData: {
    name: 'Rahima Khatun',
    email: 'rahima@example.com',
    mobileNumber: '01700000111',
    district: 'Dhaka',
    address: 'House 3',
    comment: '',
    addressType: 'Home',
    deliveryArea: 'Inside of Dhaka',
    paymentSystem: 'Cash On Delivery',
    deliveryCharge: 60,
  },
  deliveredAt: null,
  returnDays: 7,
  printedAt: null,
  packed: null,
  ...changes,
});
