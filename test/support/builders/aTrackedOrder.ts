/** An order as a host sends it to the holder of its tracking link. */
export const aTrackedOrder = (orderStatus: string, changes: object = {}) => ({
  _id: 'o1',
  number: 'HK-7Q4K-2M',
  date: '05 Jan, 2026',
  time: '03:07 pm',
  subTotal: 500,
  deliveryCharge: 60,
  total: 560,
  orderStatus,
  deliveredAt: null,
  products: [
    { id: 'p1', name: 'Cup', imageUrl: '', color: 'Red', size: 'N/A', quantity: 2, originalPrice: 250 },
  ],
  delivery: {
    name: 'Rahima',
    mobileNumber: '017••••••22',
    address: 'House 3, …',
    district: 'Dhaka',
    deliveryArea: 'Inside of Dhaka',
  },
  endsAt: '2026-04-05T00:00:00.000Z',
  ...changes,
});
