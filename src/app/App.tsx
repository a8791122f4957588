import { Outlet, ScrollRestoration } from 'react-router-dom';
import { DocumentHead } from './DocumentHead.tsx';
import { RouteFocus } from './RouteFocus.tsx';

/** What stands around every screen of both houses: the document's head and the place on the page (RT-19). */
export const App = () => (
  <>
    <DocumentHead />
    <RouteFocus />
    <Outlet />
    <ScrollRestoration />
  </>
);
