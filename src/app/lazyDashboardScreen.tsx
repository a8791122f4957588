import type { ComponentType, ReactNode } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import type { RouteHandle } from '#api/routeHandle.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { useDocumentHead } from './DocumentHead.tsx';

interface ScreenModule {
  readonly Component: ComponentType;
  readonly handle: RouteHandle;
}

/** Outlet context that the layout passes to its screens. */
interface LayoutContext {
  readonly waiting?: ReactNode;
}

const Waiting = () => useOutletContext<LayoutContext | undefined>()?.waiting;

/** Throws the load error when rendered: the error boundary treats it like any fault in the screen. */
export const throwing = (error: unknown) => () => {
  throw error;
};

const withTitle = ({ Component, handle }: ScreenModule): ComponentType => {
  const TitledScreen = () => {
    useDocumentHead(handle, useParams());
    return <Component />;
  };
  return TitledScreen;
};

/**
 * A dashboard screen. A route's `lazy` would fetch its code before access is checked; this fetches it when
 * the layout renders it, and then sets the page's title (RT-20).
 */
export const lazyDashboardScreen = (load: () => Promise<ScreenModule>): ComponentType =>
  lazyWithPreload(() => load().then(withTitle, throwing), <Waiting />).Lazy;
