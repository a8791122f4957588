import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { focusHeadingOnRender } from './focusHeadingOnRender.ts';

/**
 * After a change of screen, focuses the new screen's heading and announces its title, as a browser does for a
 * new page (RT-20). A change of only search or hash is not a new screen.
 * Tests find the announcement by its id.
 */
export const RouteFocus = () => {
  const { pathname } = useLocation();
  const focusedPath = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (focusedPath.current === pathname) return undefined;
    focusedPath.current = pathname;
    // A change before the user's first action is a redirect of the first page.
    if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return undefined;
    return focusHeadingOnRender(() => setTitle(document.title));
  }, [pathname]);
  return (
    <VisuallyHidden id="announced-title" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
};
