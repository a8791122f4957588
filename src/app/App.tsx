import { Outlet } from 'react-router-dom';
import { DocumentHead } from './DocumentHead.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { ThemeClass } from './ThemeClass.tsx';

/** Wraps every screen of storefront and dashboard: document head, theme and focus. */
export const App = () => (
  <>
    <DocumentHead />
    <ThemeClass />
    <RouteFocus />
    <Outlet />
  </>
);
