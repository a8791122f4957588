import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageHead } from './PageHead.tsx';
import { RouteFocus } from './RouteFocus.tsx';

/** What stands around every screen of both houses: the document's head and the place on the page (RT-19). */
export const App = () => (
  <>
    <PageHead />
    <RouteFocus />
    <Outlet />
    <ScrollRestoration />
  </>
);
