import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router-dom';
import type { ScreenHandle } from '#api/screenHandle.ts';
import { useHead } from './PageHead.tsx';

interface ScreenModule {
  readonly Component: ComponentType;
  readonly handle: ScreenHandle;
}

/**
 * A screen of the dashboard. A route's `lazy` would fetch it before anybody is asked who is there; this one is
 * fetched when the frame draws it, and then names the page (RT-20).
 */
export const ownScreen = (load: () => Promise<ScreenModule>): ComponentType =>
  lazy(async () => {
    const { Component, handle } = await load();
    const Titled = () => {
      useHead(handle, useParams());
      return <Component />;
    };
    return { default: Titled };
  });
