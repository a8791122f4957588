import { useEffect } from 'react';
import { preloadLazyComponents } from './lazyComponents.tsx';

/** After the first view, fetches in idle time the code that a press may open. */
export const useFetchAhead = (): void => {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preloadLazyComponents, 1000);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(preloadLazyComponents, { timeout: 4000 });
    return () => cancelIdleCallback(asked);
  }, []);
};
