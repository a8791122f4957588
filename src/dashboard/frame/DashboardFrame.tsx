import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import type { Role } from '#domain/order.ts';
import { selectIsSettled, selectRole, selectUser } from '#slices/sessionSlice.ts';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { isOpenAddress, isStaffAddress } from './addresses.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { Aside, Main, Shell } from './frameParts.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { NoRole, StaffOnly } from './TurnedAway.tsx';
import { type Leaving, useLeaving } from './useLeaving.ts';

interface ScreenProps {
  readonly role: Role | null;
  readonly pathname: string;
  readonly leaving: Leaving;
}

const Screen = ({ role, pathname, leaving }: ScreenProps) => {
  if (isOpenAddress(pathname, import.meta.env.DEV)) return <Outlet context={leaving} />;
  if (role === null) return <NoRole />;
  return role !== 'admin' && isStaffAddress(pathname) ? <StaffOnly /> : <Outlet context={leaving} />;
};

const ToLogin = ({ from }: { readonly from: string }) => {
  // One object, or each drawing until the login is loaded would set out anew.
  const state = useMemo(() => ({ from }), [from]);
  return <Navigate to="/login" replace state={state} />;
};

/** What surrounds every screen of the dashboard, and who is let in (DB-3, DB-4). */
export const DashboardFrame = () => {
  const settled = useSelector(selectIsSettled);
  const user = useSelector(selectUser);
  const role = useSelector(selectRole);
  const { pathname, search } = useLocation();
  const opening = useNavigation().state !== 'idle';
  const { isLeaving, ...leaving } = useLeaving();
  if (!settled) return <FrameSkeleton />;
  if (user === null && !isOpenAddress(pathname, import.meta.env.DEV)) {
    return isLeaving ? <Navigate to="/" replace /> : <ToLogin from={pathname + search} />;
  }
  const menu = <SideMenu role={role} onLogout={leaving.logout} />;
  return (
    <Shell>
      <SkipLink />
      <TopBar>{menu}</TopBar>
      <Aside>{menu}</Aside>
      <Main id="content" tabIndex={-1} aria-busy={opening}>
        <Screen role={role} pathname={pathname} leaving={leaving} />
      </Main>
    </Shell>
  );
};
