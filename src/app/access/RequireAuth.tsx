import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import type { ShopThunk } from '#api/client/shopApi.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { mayOpen, useDashboardHandle } from '#dashboard/components/routing/useDashboardHandle.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { selectIsSettled, selectRole, selectUser } from '#slices/sessionSlice.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import type { ErrorScreen } from '../routing/RouteErrorBoundary.tsx';
import { isSessionStored } from '../session/isSessionStored.ts';
import { reloadWhenReachable } from '../start/chunkErrors.ts';

// The layout and its error screen show nothing (`null`) while their code loads.
const errorScreen = lazyWithPreload<{ readonly error: unknown }>(
  async () => (await import('#dashboard/layout/DashboardError.tsx')).DashboardError,
  null,
);
/** Replaces the layout, or a screen of the dashboard, that has thrown. */
export const LayoutError: ErrorScreen = errorScreen.Lazy;

const { Lazy: Layout } = lazyWithPreload<{ readonly toLogin: ReactNode }>(
  async () => {
    // Fetched before it is needed, since the failure that it shows may be a lost connection.
    errorScreen.preload();
    return (await import('#dashboard/layout/DashboardLayout.tsx')).DashboardLayout;
  },
  null,
  { throwsFailure: true },
);

/** `page` is where the login leads back to; without it, to the guarded page. */
const ToLogin = ({ page = '' }: { readonly page?: string }) => {
  const { pathname, search } = useLocation();
  const from = page || pathname + search;
  // Memoized, since each new object would navigate again until the login screen is loaded.
  const state = useMemo(() => ({ from }), [from]);
  return <Navigate to="/login" replace state={state} />;
};

/**
 * Fetches the code of the open screen while the code of the layout loads, if the role may open the screen; a screen for every account
 * is fetched before the role is known. The screen itself reports a failure.
 */
const useScreenPreload = (mayEnter: boolean): void => {
  const handle = useDashboardHandle();
  const role = useSelector(selectRole);
  // Without a handle, as at an unknown address, there is nothing to load, so that the access does not matter.
  const access = handle?.access ?? 'admin';
  const mayLoad = mayEnter && (access === 'account' || mayOpen(access, role));
  const load = handle?.load;
  useEffect(() => {
    if (mayLoad) load?.().catch(() => undefined);
  }, [mayLoad, load]);
};

/**
 * While the code of the session is awaited, reloads the page once the shop answers if this code did not arrive: without it the dashboard
 * would never open (ER-6).
 */
const useMissingSession = (isAwaited: boolean): void => {
  const { loadSession } = useSessionCommands();
  useEffect(() => {
    if (!isAwaited) return undefined;
    let hasLeft = false;
    let stop: (() => void) | undefined;
    const reloadIfMissing = async () => {
      const isLoaded = await loadSession();
      if (!isLoaded && !hasLeft) stop = reloadWhenReachable();
    };
    void reloadIfMissing();
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [isAwaited, loadSession]);
};

// May be dispatched while React renders, because it changes no state: it only reads the thunk's extra argument.
const readIsSessionStored: ShopThunk<boolean> = (_dispatch, _getState, { settings }) =>
  isSessionStored(settings.firebase.apiKey);

/** Guards the dashboard: sends a signed-out visitor to the login without loading code of the dashboard (DB-4, RT-20). */
export const RequireAuth = () => {
  const isSettled = useSelector(selectIsSettled);
  const user = useSelector(selectUser);
  // The link in a phone's menu says in `state.from` from which page it was followed: the login leads back there (AU-2).
  const { state } = useLocation();
  const [hasEntered, setHasEntered] = useState(false);
  const isStored = useShopDispatch()(readIsSessionStored);
  // In development anyone may open the page that replays recordings; the layout checks the access to all other pages.
  const mayEnter = user !== null || (!isSettled && isStored) || import.meta.env.DEV;
  useScreenPreload(mayEnter);
  useMissingSession(mayEnter && !isSettled);
  // Once it was shown, the layout itself sends the user away if need be, because it knows the reason.
  if (!hasEntered && mayEnter) setHasEntered(true);
  if (hasEntered) return <Layout toLogin={<ToLogin />} />;
  return isSettled ? <ToLogin page={isRecord(state) ? readText(state.from) : ''} /> : null;
};

/** Opens the dashboard without the end of the address, where an older shop put the access token; it is never read (RT-13). */
export const DashboardTokenRedirect = () => <Navigate to="/dashboard" replace />;
