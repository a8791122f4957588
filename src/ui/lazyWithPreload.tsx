import { type ComponentType, type ReactNode, useCallback, useEffect, useReducer, useState } from 'react';
import * as messages from '#messages/ui/ui.ts';
import { LoadFailure } from './feedback/LoadFailure.tsx';

interface LazyWithPreload<Props extends object> {
  readonly Lazy: ComponentType<Props>;
  /** Fetches the code before the component is rendered. */
  readonly preload: () => void;
  /** Like `preload`; resolves to whether the code is loaded. */
  readonly load: () => Promise<boolean>;
}

const logLoadError = (error: unknown) => console.error('A part of the page could not be loaded', error);

interface Options {
  /** Whether a failed load is thrown at the next render, for the error boundary around the component. */
  readonly throwsFailure?: boolean;
  /** Whether the fallback says all that is needed: it stays after a failed load. */
  readonly keepsFallback?: boolean;
}

/**
 * Makes a component whose code loads after the first view. Once the code is loaded it renders at once; React.lazy would show its
 * fallback for a moment. If loading fails, it says so unless an option says otherwise, and tries again when the network returns.
 */
export const lazyWithPreload = <Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
  { throwsFailure = false, keepsFallback = false }: Options = {},
): LazyWithPreload<Props> => {
  let Component: ComponentType<Props> | null = null;
  const fetchComponent = async () => {
    const loaded = await importComponent();
    // If two loads run, the first one counts: with the component of the second, React would remove what is shown and mount it again.
    Component ??= loaded;
  };
  const Lazy = (props: Props) => {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const fetchAndRender = useCallback(() => {
      fetchComponent().then(rerender, (error: unknown) => {
        logLoadError(error);
        setFailure({ error });
      });
    }, []);
    const isMissing = Component === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      // Even if a preload has loaded the code since this render: the fallback must still be replaced.
      fetchAndRender();
      addEventListener('online', fetchAndRender);
      return () => removeEventListener('online', fetchAndRender);
    }, [isMissing, fetchAndRender]);
    if (Component !== null) return <Component {...props} />;
    if (failure === null || keepsFallback) return fallback;
    if (throwsFailure) throw failure.error;
    return <LoadFailure what={messages.thisPartOfThePage} onRetry={fetchAndRender} />;
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
