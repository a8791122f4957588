import { courierUid } from '#domain/consignments/courierActor.ts';
import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import type { Actor } from '../auth/authorization.ts';

/** The courier as an actor that moves orders and parcels: it has the rights of staff, but no account and no request (CR-7). */
export const courierActor = (courier: CourierId): Actor => ({
  uid: courierUid(courier),
  name: couriers[courier].name,
  email: '',
  role: 'staff',
  requestId: '',
});
