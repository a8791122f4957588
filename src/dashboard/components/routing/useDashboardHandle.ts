import { isAdmin, isStaff, type Role } from '#domain/accounts/role.ts';
import { type MatchedRoute, useMatchedRoutes } from '#ui/hooks/useMatchedRoutes.ts';

/** Which signed-in users may open a screen: every account, only staff (admins among them), or only admins. */
export type ScreenAccess = 'account' | 'staff' | 'admin';

/** Whether an account with this role may open a screen; `false` while the role is unknown (`null`). */
export const mayOpen = (access: ScreenAccess, role: Role | null): boolean => {
  if (access === 'account') return role !== null;
  return access === 'staff' ? isStaff(role) : isAdmin(role);
};

/** What the route of a dashboard screen says about the screen. */
export interface DashboardHandle {
  /** Which signed-in users may open the screen (DB-4, MD-10). */
  readonly access: ScreenAccess;
  /** Whether everybody may open it, even without signing in: only the replay of records, in development. */
  readonly isPublic?: boolean;
  /** Fetches the code of the screen. */
  readonly load: () => Promise<unknown>;
}

/**
 * The handle of the screen to which these routes lead; only for addresses of the dashboard. React Router types every handle as `any`:
 * `dashboardRoutes.tsx` gives these routes a `DashboardHandle`.
 */
export const dashboardHandleOf = (matches: readonly MatchedRoute[]): DashboardHandle | undefined =>
  matches.at(-1)?.route.handle as DashboardHandle | undefined;

/** The handle of the screen on display; only for components below the dashboard's route. */
export const useDashboardHandle = (): DashboardHandle | undefined => dashboardHandleOf(useMatchedRoutes());
