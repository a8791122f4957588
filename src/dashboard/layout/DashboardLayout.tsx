import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Role } from '#domain/order.ts';
import { selectIsSettled, selectRole, selectUser } from '#slices/sessionSlice.ts';
import { registerIcons } from '#ui/icons/Icon.tsx';
import { staffIconPaths } from '#ui/icons/staffIconPaths.ts';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { isOpenAddress, isStaffAddress } from '../components/addresses.ts';
import { ListSkeleton } from '../components/ListSkeleton.tsx';
import { NoRole, StaffOnly } from './AccessDenied.tsx';
import { LayoutSkeleton } from './LayoutSkeleton.tsx';
import { Aside, Main, Shell } from './layoutStyles.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { type Leaving, useLeaving } from './useLeaving.ts';

registerIcons(staffIconPaths);

interface ScreenProps {
  readonly role: Role | null;
  readonly pathname: string;
  readonly leaving: Leaving;
}

const Screen = ({ role, pathname, leaving }: ScreenProps) => {
  // `waiting` is shown while the code of the screen loads.
  const screen = <Outlet context={{ ...leaving, waiting: <ListSkeleton /> }} />;
  if (isOpenAddress(pathname, import.meta.env.DEV)) return screen;
  if (role === null) return <NoRole />;
  return role !== 'admin' && isStaffAddress(pathname) ? <StaffOnly /> : screen;
};

/** Layout and access check of all dashboard screens (DB-3, DB-4); renders `toLogin` for a visitor. */
export const DashboardLayout = ({ toLogin }: { readonly toLogin: ReactNode }) => {
  const settled = useSelector(selectIsSettled);
  const user = useSelector(selectUser);
  const role = useSelector(selectRole);
  const { pathname } = useLocation();
  const { isLeaving, ...leaving } = useLeaving();
  if (!settled) return <LayoutSkeleton />;
  if (user === null && !isOpenAddress(pathname, import.meta.env.DEV)) {
    return isLeaving ? <Navigate to="/" replace /> : toLogin;
  }
  const menu = <SideMenu role={role} onLogout={leaving.logout} />;
  return (
    <Shell>
      <SkipLink />
      <TopBar>{menu}</TopBar>
      <Aside>{menu}</Aside>
      <Main id="content" tabIndex={-1}>
        <Screen role={role} pathname={pathname} leaving={leaving} />
      </Main>
    </Shell>
  );
};
