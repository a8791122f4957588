import { isAdmin, isStaff, type Role } from '#domain/accounts/role.ts';
import { useMatchedRoutes } from '#ui/hooks/useMatchedRoutes.ts';

/** Who may open a screen: every account, staff (admins among them), or admins alone. */
export type Access = 'account' | 'staff' | 'admin';

/** Whether an account with this role may open a screen; `false` without a role. */
export const mayOpen = (access: Access, role: Role | null): boolean => {
  if (access === 'account') return role !== null;
  return access === 'staff' ? isStaff(role) : isAdmin(role);
};

/** What the route of a dashboard screen says about it. */
export interface DashboardHandle {
  /** Who may open the screen (DB-4, MD-10). */
  readonly access: Access;
  /** The screen can be opened without signing in. */
  readonly open?: boolean;
  /** Fetches the code of the screen. */
  readonly load: () => Promise<unknown>;
}

/** The handle of the open screen; only for components below the dashboard's route. */
export const useDashboardHandle = (): DashboardHandle | undefined =>
  useMatchedRoutes().at(-1)?.route.handle as DashboardHandle | undefined;
