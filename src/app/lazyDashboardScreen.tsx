import type { ComponentType, ReactNode } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import type { RouteHandle } from '#api/routeHandle.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { useDocumentHead } from './DocumentHead.tsx';

interface ScreenModule {
  readonly Component: ComponentType;
  readonly handle: RouteHandle;
}

/** What the frame hands to the screens in it. */
interface Given {
  readonly waiting?: ReactNode;
}

const Waiting = () => useOutletContext<Given | undefined>()?.waiting;

/** For the boundary around it: without its code a screen is as broken as by a fault in it. */
export const broken = (error: unknown) => () => {
  throw error;
};

const titled = ({ Component, handle }: ScreenModule): ComponentType => {
  const Titled = () => {
    useDocumentHead(handle, useParams());
    return <Component />;
  };
  return Titled;
};

/**
 * A screen of the dashboard. A route's `lazy` would fetch it before anybody is asked who is there; this one is
 * fetched when the frame draws it, and then names the page (RT-20).
 */
export const lazyDashboardScreen = (load: () => Promise<ScreenModule>): ComponentType =>
  lazyWithPreload(() => load().then(titled, broken), <Waiting />).Lazy;
