import type { ComponentType, ReactNode } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import type { ScreenHandle } from '#api/screenHandle.ts';
import { late } from '#ui/late.tsx';
import { useHead } from './PageHead.tsx';

interface ScreenModule {
  readonly Component: ComponentType;
  readonly handle: ScreenHandle;
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
    useHead(handle, useParams());
    return <Component />;
  };
  return Titled;
};

/**
 * A screen of the dashboard. A route's `lazy` would fetch it before anybody is asked who is there; this one is
 * fetched when the frame draws it, and then names the page (RT-20).
 */
export const ownScreen = (load: () => Promise<ScreenModule>): ComponentType =>
  late(() => load().then(titled, broken), <Waiting />).Late;
