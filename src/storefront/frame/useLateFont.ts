import { useEffect } from 'react';

/** Lets Bengali change to the web font once the page has loaded; until then the device's own is read. */
export const useLateFont = (): void => {
  useEffect(() => {
    const change = () => document.documentElement.classList.add('bengali');
    if (document.readyState === 'complete') {
      change();
      return undefined;
    }
    window.addEventListener('load', change, { once: true });
    return () => window.removeEventListener('load', change);
  }, []);
};
