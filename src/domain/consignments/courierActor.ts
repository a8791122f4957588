import { type CourierId, couriers, isCourierId } from './couriers.ts';

/** The names of couriers as actors: a courier's word changes orders and parcels with the rights of staff (CR-7). */

const prefix = 'courier:';

/** The courier's uid in histories and the audit log, which no account can have: `courier:steadfast`. */
export const courierUid = (courier: CourierId): string => `${prefix}${courier}`;

/** The name of the courier with this uid; `null` for the uid of an account. */
export const courierNameOf = (uid: string): string | null => {
  const id = uid.startsWith(prefix) ? uid.slice(prefix.length) : '';
  return isCourierId(id) ? couriers[id].name : null;
};
