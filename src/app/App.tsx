import { Outlet, ScrollRestoration } from 'react-router-dom';
import { DocumentHead } from './DocumentHead.tsx';
import { RouteFocus } from './RouteFocus.tsx';

/** Wraps every screen of storefront and dashboard: document head, focus and scroll restoration (RT-19). */
export const App = () => (
  <>
    <DocumentHead />
    <RouteFocus />
    <Outlet />
    <ScrollRestoration />
  </>
);
