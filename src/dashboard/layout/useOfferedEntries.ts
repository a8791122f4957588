import { useCapability } from '#api/client/useCapability.ts';
import { useDecisionCountQuery } from '#api/orders/decisionsApi.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import { timers } from '#domain/shop/constants.ts';
import { type MenuEntry, menus } from './menus.ts';

/**
 * The entries of the role's menu. What couriers leave to a person is offered where the shop has set one up, or where something
 * waits (CR-8); its number is fetched again from time to time, since a courier's word may move no order.
 */
export const useOfferedEntries = (role: Role | null): readonly MenuEntry[] => {
  const isSupported = useCapability('consignments');
  const hasJobs = useCapability('jobs');
  const { data } = useDecisionCountQuery(undefined, {
    pollingInterval: timers.ordersPoll,
    skipPollingIfUnfocused: true,
    skip: !isSupported || !isStaff(role),
  });
  if (role === null) return [];
  const hasDecisions = data !== undefined && (data.hasCouriers || data.waiting > 0);
  return menus[role].filter(
    ({ counted, needs }) => (counted !== 'decisions' || hasDecisions) && (needs !== 'jobs' || hasJobs),
  );
};
