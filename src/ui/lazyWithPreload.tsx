import { type ComponentType, type ReactNode, useCallback, useEffect, useReducer, useState } from 'react';
import { LoadFailure } from './feedback/LoadFailure.tsx';

interface LazyWithPreload<Props extends object> {
  readonly Lazy: ComponentType<Props>;
  /** Fetches the code before the component is rendered. */
  readonly preload: () => void;
  /** The same; resolves to whether the code is there. */
  readonly load: () => Promise<boolean>;
}

const logLoadError = (error: unknown) => console.error('A part of the page could not be loaded', error);

/**
 * A component whose code loads after the first view. Once loaded it renders at once, where React.lazy would
 * show its fallback for a moment. A failed load says so, and is repeated when the network returns.
 */
export const lazyWithPreload = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): LazyWithPreload<Props> => {
  let Component: ComponentType<Props> | null = null;
  const fetchComponent = async () => {
    Component = await load();
  };
  const Lazy = (props: Props) => {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const [isFailed, setIsFailed] = useState(false);
    const fetchAndRender = useCallback(() => {
      fetchComponent().then(rerender, (error: unknown) => {
        logLoadError(error);
        setIsFailed(true);
      });
    }, []);
    const isMissing = Component === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      // Also when a preload has brought the code since this render, which shows the fallback.
      fetchAndRender();
      addEventListener('online', fetchAndRender);
      return () => removeEventListener('online', fetchAndRender);
    }, [isMissing, fetchAndRender]);
    if (Component !== null) return <Component {...props} />;
    return isFailed ? <LoadFailure what="This part of the page" onRetry={fetchAndRender} /> : fallback;
  };
  const loadOnce = async (): Promise<boolean> => {
    try {
      if (Component === null) await fetchComponent();
      return true;
    } catch (error) {
      logLoadError(error);
      return false;
    }
  };
  return { Lazy, preload: () => void loadOnce(), load: loadOnce };
};
