import type { ComponentType } from 'react';
import { useOutletContext, useParams } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import type { ScreenContext } from '#dashboard/layout/DashboardLayout.tsx';
import { loadRefusals } from '#messages/api/client.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { useDocumentHead } from '../routing/DocumentHead.tsx';

/** What the file of a screen exports. */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly handle: RouteHandle;
}

/** What the layout passes to its outlet, to show while the code of a screen loads. */
const Waiting = () => useOutletContext<ScreenContext>().waiting;

const withTitle = ({ Component, handle }: ScreenModule): ComponentType => {
  const TitledScreen = () => {
    useDocumentHead(handle, useParams());
    return <Component />;
  };
  return TitledScreen;
};

interface LazyDashboardScreen {
  readonly Component: ComponentType;
  /** Fetches the code, so that the component renders at once; rejects when it does not arrive. */
  readonly load: () => Promise<ScreenModule>;
}

/**
 * A dashboard screen. A route's `lazy` would fetch its code before access is checked; this fetches it when
 * the layout renders it, and then sets the page's title (RT-20).
 */
export const lazyDashboardScreen = (load: () => Promise<ScreenModule>): LazyDashboardScreen => {
  const screen = lazyWithPreload(() => load().then(withTitle), <Waiting />, { throwsFailure: true });
  return {
    Component: screen.Lazy,
    load: async () => {
      const [module] = await Promise.all([load(), loadRefusals()]);
      await screen.load();
      return module;
    },
  };
};
