import { useCapability } from '#api/client/useCapability.ts';
import { useCourierDeskQuery } from '#api/orders/courierDeskApi.ts';
import { useDecisionCountQuery } from '#api/orders/decisionsApi.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import { usesCouriers } from '#domain/consignments/courierDesk.ts';
import { timers } from '#domain/shop/constants.ts';
import { type MenuEntry, menus } from './menus.ts';

/**
 * The entries of the role's menu; those about couriers once it is known that the shop has any (CR-14). What couriers leave to a
 * person is offered where something waits, too (CR-8); its number is fetched again from time to time, since a courier's word may
 * move no order.
 */
export const useOfferedEntries = (role: Role | null): readonly MenuEntry[] => {
  const skip = !useCapability('consignments') || role === null || !isStaff(role);
  const { data: desk } = useCourierDeskQuery(undefined, { skip });
  const { data: decisions } = useDecisionCountQuery(undefined, {
    pollingInterval: timers.ordersPoll,
    skipPollingIfUnfocused: true,
    skip,
  });
  if (role === null) return [];
  const seesCouriers = desk !== undefined && usesCouriers(desk);
  const hasDecisions = decisions !== undefined && (decisions.hasCouriers || decisions.waiting > 0);
  return menus[role].filter(
    ({ counted, ofCouriers }) =>
      (counted !== 'decisions' || hasDecisions) && (ofCouriers === undefined || seesCouriers),
  );
};
