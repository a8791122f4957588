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

/** Shows, while the code of a screen loads, what the layout passes to its outlet for that. */
const Waiting = () => useOutletContext<ScreenContext>().waiting;

/** The screen, which also sets the page's title. */
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
 * A dashboard screen whose code is fetched when the layout renders it, after access was checked; a route's `lazy` would fetch it before
 * (RT-20).
 */
export const lazyDashboardScreen = (load: () => Promise<ScreenModule>): LazyDashboardScreen => {
  // A failure is thrown for the error boundary around the screen, which says it.
  const screen = lazyWithPreload(() => load().then(withTitle), <Waiting />, { throwsFailure: true });
  return {
    Component: screen.Lazy,
    load: async () => {
      // With the sentences of refusals, which the screen may have to say when the connection is lost.
      const [module] = await Promise.all([load(), loadRefusals()]);
      // Fetches nothing more: takes the component from the module, so that the next render has it.
      await screen.load();
      return module;
    },
  };
};
