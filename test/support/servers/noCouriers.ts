import type { CourierDesk } from '#server/courierEvents/courierPorts.ts';

/** The courier desk of a shop without couriers. */
export const noCouriers: CourierDesk = {
  couriers: new Map(),
  handlers: {},
  followParcel: async () => 'kept',
  silentParcels: async () => [],
};
