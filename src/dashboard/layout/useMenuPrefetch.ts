import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { Role } from '#domain/accounts/role.ts';
import { useMatchedRoutes } from '#ui/hooks/useMatchedRoutes.ts';
import { savesData, whenIdle } from '#ui/whenIdle.ts';
import { dashboardHandleOf } from '../components/routing/useDashboardHandle.ts';
import { menus } from './menus.ts';

/** After a failure the prefetch ends; a later press on an entry fetches the code of its screen. */
const endPrefetch = () => undefined;

/**
 * Fetches the code of the screens in the role's menu, one after the other while the page is idle, so that a press on an entry
 * renders its screen at once (SPD-26).
 */
export const useMenuPrefetch = (role: Role | null): void => {
  // All other routes are below the outermost one.
  const root = useMatchedRoutes()[0]?.route;
  useEffect(() => {
    if (role === null || root === undefined || savesData()) return undefined;
    const loads = menus[role].flatMap(({ to }) => {
      const matches = matchRoutes([root], to) ?? [];
      return dashboardHandleOf(matches)?.load ?? [];
    });
    let isStopped = false;
    const loadNext = (): void => {
      const load = loads.shift();
      if (isStopped || load === undefined) return;
      load().then(() => whenIdle(loadNext), endPrefetch);
    };
    whenIdle(loadNext);
    return () => {
      isStopped = true;
    };
  }, [role, root]);
};
