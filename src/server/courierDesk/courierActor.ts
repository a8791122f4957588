import { courierUid } from '#domain/consignments/courierActor.ts';
import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import type { Actor } from '../auth/authorization.ts';

/** The courier as it moves orders and parcels: with the rights of staff, without an account and a request (CR-7). */
export const courierActor = (courier: CourierId): Actor => ({
  uid: courierUid(courier),
  name: couriers[courier].name,
  email: '',
  role: 'staff',
  requestId: '',
});
