import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { mayOpen, useDashboardHandle } from '#dashboard/components/routing/useDashboardHandle.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { selectIsSettled, selectRole, selectUser } from '#slices/sessionSlice.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import type { ErrorScreen } from '../routing/RouteErrorBoundary.tsx';

/**
 * Dashboard guard: redirects a signed-out visitor to the login without loading dashboard code (DB-4, RT-20).
 */

const errorScreen = lazyWithPreload<{ readonly error: unknown }>(
  async () => (await import('#dashboard/layout/DashboardError.tsx')).DashboardError,
  null,
);
export const LayoutError: ErrorScreen = errorScreen.Lazy;

const { Lazy: Layout } = lazyWithPreload<{ readonly toLogin: ReactNode }>(
  async () => {
    // Fetches the error screen before it is needed: the failure may be the connection itself.
    errorScreen.preload();
    return (await import('#dashboard/layout/DashboardLayout.tsx')).DashboardLayout;
  },
  null,
  { throwsFailure: true },
);

const ToLogin = () => {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  // Memoized: a new object on each render would navigate again until the login screen is loaded.
  const state = useMemo(() => ({ from }), [from]);
  return <Navigate to="/login" replace state={state} />;
};

/**
 * Fetches the code of the open screen, if the role may open it, while the code of the layout loads. The screen itself
 * reports a failure.
 */
const useScreenPreload = (mayEnter: boolean): void => {
  const handle = useDashboardHandle();
  const role = useSelector(selectRole);
  const mayLoad = mayEnter && (handle?.access === 'account' || mayOpen(handle?.access ?? 'admin', role));
  const load = handle?.load;
  useEffect(() => {
    if (mayLoad) load?.().catch(() => undefined);
  }, [mayLoad, load]);
};

const hasToken = (): boolean => browserStorage.local.getItem(storageKeys.token) !== null;

export const RequireAuth = () => {
  const isSettled = useSelector(selectIsSettled);
  const user = useSelector(selectUser);
  const [hasEntered, setHasEntered] = useState(false);
  // Signed in, or a stored token is still being checked; in development the layout checks access itself.
  const mayEnter = user !== null || (!isSettled && hasToken()) || import.meta.env.DEV;
  useScreenPreload(mayEnter);
  // Once entered, the layout handles the exit, because it knows the reason.
  if (!hasEntered && mayEnter) setHasEntered(true);
  if (hasEntered) return <Layout toLogin={<ToLogin />} />;
  return isSettled ? <ToLogin /> : null;
};

/** An older shop put the access token into the address; it is never read and is removed at once (RT-13). */
export const DashboardTokenRedirect = () => <Navigate to="/dashboard" replace />;
