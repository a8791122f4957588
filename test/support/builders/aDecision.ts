import type { ToDecide } from '#domain/staff/toDecide.ts';
import { aParcel } from './aParcel.ts';

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
