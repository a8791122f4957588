import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

/**
 * After a change of screen moves the focus to the new screen's heading and announces its title, as a browser does
 * for a new page (RT-20). A change of search or hash alone is the same screen.
 */
export const RouteFocus = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // A redirect while the page first loads.
    if (navigator.userActivation?.hasBeenActive === false) return undefined;
    // Loaded on the first navigation: no first visit needs it.
    const watch = import('./focusWhenDrawn.ts').then(({ focusWhenDrawn }) =>
      focusWhenDrawn(() => setTitle(document.title)),
    );
    return () => void watch.then((stop) => stop());
  }, [pathname]);
  return (
    <VisuallyHidden id="announcement" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
};
