import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet } from 'react-router-dom';
import { selectIsSettled, selectRole, selectUser } from '#slices/sessionSlice.ts';
import { registerIcons } from '#ui/icons/Icon.tsx';
import { shopIconPaths } from '#ui/icons/shopIconPaths.ts';
import { staffIconPaths } from '#ui/icons/staffIconPaths.ts';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { ListSkeleton } from '../components/ListSkeleton.tsx';
import { useDashboardHandle } from '../components/useDashboardHandle.ts';
import { LeavingContext } from '../components/useExitCommand.ts';
import { NoRole, StaffOnly } from './AccessDenied.tsx';
import { LayoutSkeleton } from './LayoutSkeleton.tsx';
import { Aside, Main, Shell } from './layoutStyles.ts';
import { SideMenu } from './SideMenu.tsx';
import { OrderFinder } from './search/OrderFinder.tsx';
import { TopBar } from './TopBar.tsx';

registerIcons({ ...shopIconPaths, ...staffIconPaths });

/** The outlet context of the dashboard's routes. */
export interface ScreenContext {
  /** Shown while the code of the screen loads. */
  readonly waiting: ReactNode;
}

const screenContext: ScreenContext = { waiting: <ListSkeleton /> };

/** The screen, or the reason why this user cannot open it (DB-4). */
const Screen = ({ isOpen, staffOnly }: { readonly isOpen: boolean; readonly staffOnly: boolean }) => {
  const role = useSelector(selectRole);
  if (role === null && !isOpen) return <NoRole />;
  if (role === 'customer' && !isOpen && staffOnly) return <StaffOnly />;
  return <Outlet context={screenContext} />;
};

/** Layout and access check of all dashboard screens (DB-3, DB-4); renders `toLogin` for a visitor. */
export const DashboardLayout = ({ toLogin }: { readonly toLogin: ReactNode }) => {
  const isSettled = useSelector(selectIsSettled);
  const user = useSelector(selectUser);
  const role = useSelector(selectRole);
  const [isLeaving, setIsLeaving] = useState(false);
  const { open: isOpen = false, staffOnly = true } = useDashboardHandle() ?? {};
  if (!isSettled) return <LayoutSkeleton />;
  if (user === null && !isOpen) return isLeaving ? <Navigate to="/" replace /> : toLogin;
  const menu = <SideMenu role={role} />;
  return (
    <LeavingContext value={setIsLeaving}>
      <Shell>
        <SkipLink />
        <TopBar search={role !== null && <OrderFinder />}>{menu}</TopBar>
        <Aside>{menu}</Aside>
        <Main id="content" tabIndex={-1}>
          <Screen isOpen={isOpen} staffOnly={staffOnly} />
        </Main>
      </Shell>
    </LeavingContext>
  );
};
