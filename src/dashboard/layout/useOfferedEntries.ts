import { useCapabilities, useCapability } from '#api/client/useCapability.ts';
import { useCourierDeskQuery } from '#api/orders/courierDeskApi.ts';
import { useDecisionCountQuery } from '#api/orders/decisionsApi.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import { usesCouriers } from '#domain/consignments/courierDesk.ts';
import { timers } from '#domain/shop/constants.ts';
import { type MenuEntry, menus } from './menus.ts';

/**
 * The menu entries that are offered to the role on this host. Those that need couriers appear once the shop is known to have couriers
 * or parcels (CR-14). To Decide has a rule of its own: it appears if the shop has a courier that it books with, or if something waits,
 * which may be an advance in a shop without couriers (CR-8). The number of decisions is polled, because news from a courier may move no
 * order and is then not announced.
 */
export const useOfferedEntries = (role: Role | null): readonly MenuEntry[] => {
  const hasParcels = useCapability('consignments');
  const skip = !hasParcels || !isStaff(role);
  const { data: desk } = useCourierDeskQuery(undefined, { skip });
  const { data: decisions } = useDecisionCountQuery(undefined, {
    pollingInterval: timers.ordersPoll,
    skipPollingIfUnfocused: true,
    skip,
  });
  const hasCapability = useCapabilities();
  if (role === null) return [];
  const seesCouriers = desk !== undefined && usesCouriers(desk);
  const seesToDecide = decisions !== undefined && (decisions.hasCouriers || decisions.waiting > 0);
  const isOffered = ({ counted, needs, needsCouriers }: MenuEntry): boolean => {
    if (needs !== undefined && !hasCapability(needs)) return false;
    if (counted === 'decisions') return seesToDecide;
    return needsCouriers === undefined || seesCouriers;
  };
  return menus[role].filter(isOffered);
};
