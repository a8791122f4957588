import { type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isStaff } from '#domain/accounts/role.ts';
import { selectIsSettled, selectRole, selectUser } from '#slices/sessionSlice.ts';
import { SkipLink } from '#ui/layout/SkipLink.tsx';
import { ListSkeleton } from '../components/loading/ListSkeleton.tsx';
import { addresses } from '../components/routing/addresses.ts';
import { mayOpen, type ScreenAccess, useDashboardHandle } from '../components/routing/useDashboardHandle.ts';
import { LeavingContext } from '../components/routing/useExitCommand.ts';
import { ShortcutKeys } from '../components/shortcuts/ShortcutKeys.ts';
import { AccessDenied, NoRole } from './AccessDenied.tsx';
import { OrderAnnouncements } from './announcements/OrderAnnouncements.tsx';
import { SoundSwitch } from './announcements/SoundSwitch.tsx';
import { BackToOpening } from './BackToOpening.tsx';
import { InAccountLanguage } from './InAccountLanguage.tsx';
import { LayoutSkeleton } from './LayoutSkeleton.tsx';
import { Aside, Main, Shell } from './layoutStyles.ts';
import { SideMenu } from './SideMenu.tsx';
import { OrderFinder } from './search/OrderFinder.tsx';
import { ShortcutsHelp } from './shortcuts/ShortcutsHelp.tsx';
import { TopBar } from './TopBar.tsx';
import { useMenuPrefetch } from './useMenuPrefetch.ts';

/** What the layout passes to the routes of the screens, as React Router's outlet context. */
export interface ScreenContext {
  /** Shown while the code of the screen loads. */
  readonly waiting: ReactNode;
}

const screenContext: ScreenContext = { waiting: <ListSkeleton /> };

/** The screen, or the reason why this user cannot open it (DB-4); everybody may open a public one. */
const Screen = ({ isPublic, access }: { readonly isPublic: boolean; readonly access: ScreenAccess }) => {
  const role = useSelector(selectRole);
  const screen = <Outlet context={screenContext} />;
  if (isPublic) return screen;
  if (role === null) return <NoRole />;
  return mayOpen(access, role) ? screen : <AccessDenied role={role} />;
};

/** The layout around all dashboard screens, with their access check (DB-3, DB-4, BN-2); a visitor gets `toLogin` instead. */
export const DashboardLayout = ({ toLogin }: { readonly toLogin: ReactNode }) => {
  const isSettled = useSelector(selectIsSettled);
  const user = useSelector(selectUser);
  const role = useSelector(selectRole);
  const isForStaff = isStaff(role);
  // A screen with a paper opens no stream of announcements: each is in a tab of its own, and without HTTP/2 all tabs of the
  // shop share six connections.
  const isPaper = useLocation().pathname.startsWith(`${addresses.print}/`);
  /** Whether the user signs out or deletes the account by a command here: then the home page follows, not the login. */
  const [isLeaving, setIsLeaving] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  // A route without a handle is for admins, so that a forgotten one opens nothing to others.
  const { isPublic = false, access = 'admin' } = useDashboardHandle() ?? {};
  useMenuPrefetch(role);
  if (!isSettled)
    return (
      <LeavingContext value={setIsLeaving}>
        <LayoutSkeleton />
      </LeavingContext>
    );
  if (user === null && !isPublic) return isLeaving ? <Navigate to="/" replace /> : toLogin;
  const openHelp = () => setIsHelpOpen(true);
  const menu = <SideMenu role={role} onShortcuts={openHelp} />;
  const dashboard = (
    <LeavingContext value={setIsLeaving}>
      <ShortcutKeys />
      <Shell>
        <SkipLink />
        <TopBar search={role !== null && <OrderFinder />} tools={isForStaff && <SoundSwitch />}>
          {menu}
        </TopBar>
        {isForStaff && !isPaper && <OrderAnnouncements />}
        <Aside>{menu}</Aside>
        <Main id="content" tabIndex={-1}>
          <BackToOpening />
          <Screen isPublic={isPublic} access={access} />
        </Main>
      </Shell>
      <ShortcutsHelp isOpen={isHelpOpen} onOpen={openHelp} onClose={() => setIsHelpOpen(false)} />
    </LeavingContext>
  );
  return user === null ? (
    dashboard
  ) : (
    // The key: the language is decided once for each account.
    <InAccountLanguage key={user.uid} uid={user.uid}>
      {dashboard}
    </InAccountLanguage>
  );
};
