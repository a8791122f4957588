import { type ReactNode, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { storageKeys } from '#domain/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { selectIsSettled, selectUser } from '#slices/sessionSlice.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { broken } from './lazyDashboardScreen.tsx';

/** The way into the dashboard: a visitor is sent to sign in without a byte of the dashboard's code (DB-4, RT-20). */

const error = lazyWithPreload(
  async () => (await import('#dashboard/layout/DashboardError.tsx')).DashboardError,
  null,
);
export const LayoutError = error.Lazy;

const { Lazy: Frame } = lazyWithPreload<{ readonly toLogin: ReactNode }>(() => {
  // At hand before it is needed: what breaks may be the connection.
  error.fetchAhead();
  return import('#dashboard/layout/DashboardLayout.tsx').then(
    ({ DashboardLayout }) => DashboardLayout,
    broken,
  );
}, null);

const ToLogin = () => {
  const { pathname, search } = useLocation();
  const from = pathname + search;
  // One object, or each drawing until the login is loaded would set out anew.
  const state = useMemo(() => ({ from }), [from]);
  return <Navigate to="/login" replace state={state} />;
};

const hasToken = (): boolean => browserStorage.local.getItem(storageKeys.token) !== null;

export const RequireAuth = () => {
  const isSettled = useSelector(selectIsSettled);
  const user = useSelector(selectUser);
  const [isIn, setIsIn] = useState(false);
  // Somebody, or a token of somebody of whom is asked just now; in development the frame keeps the door itself.
  const mayEnter = user !== null || (!isSettled && hasToken()) || import.meta.env.DEV;
  // Who is in once leaves by the frame, which knows why.
  if (!isIn && mayEnter) setIsIn(true);
  if (isIn) return <Frame toLogin={<ToLogin />} />;
  return isSettled ? <ToLogin /> : null;
};

/** An older shop wrote the access token into the address; it is never read, and leaves the address at once (RT-13). */
export const DashboardTokenRedirect = () => <Navigate to="/dashboard" replace />;
