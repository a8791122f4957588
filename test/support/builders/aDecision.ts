import type { Consignment } from '#domain/consignments/consignment.ts';
import type { ToDecide } from '#domain/staff/toDecide.ts';

/** A parcel of order `o1` whose delivery has failed. */
export const aParcel = (given: Partial<Consignment> = {}): Consignment => ({
  id: 'p1',
  orderId: 'o1',
  orderNumber: 'HK-7Q4K-2M',
  recipientName: 'Rahima Khatun',
  recipientPhone: '01711000222',
  courier: 'steadfast',
  rider: null,
  invoice: 'HK-7Q4K-2M',
  courierReference: '81',
  trackingCode: 'SF81',
  amount: 1250,
  fee: null,
  collected: null,
  weight: 500,
  note: '',
  thana: null,
  stage: 'deliveryFailed',
  isExchange: false,
  createdAt: '2025-01-03T09:07:00.000Z',
  createdBy: 'Nusrat',
  stageAt: '2025-01-05T08:07:00.000Z',
  cashState: 'due',
  outstanding: 0,
  unremitted: 0,
  heldSince: null,
  revision: 3,
  ...given,
});

/** A failed delivery that waits for a person. */
export const aDecision = (given: Partial<ToDecide> = {}): ToDecide => ({
  id: 'd1',
  kind: 'deliveryFailed',
  courier: 'steadfast',
  name: 'HK-7Q4K-2M',
  word: 'hold',
  saidStage: null,
  since: '2025-01-05T08:07:00.000Z',
  until: null,
  parcel: aParcel(),
  orderStatus: 'Shipping',
  ...given,
});
