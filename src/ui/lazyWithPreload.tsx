import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';

interface LazyWithPreload<Props extends object> {
  readonly Lazy: ComponentType<Props>;
  /** Fetches the code before the component is rendered. */
  readonly preload: () => void;
}

const logLoadError = (error: unknown) => console.error('A part of the page could not be loaded', error);

/**
 * A component whose code loads after the first view. Once loaded it renders at once, where React.lazy would
 * show its fallback for a moment.
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
    useEffect(() => {
      // A failed load is retried when the component is next mounted.
      if (Component === null) fetchComponent().then(rerender, logLoadError);
    }, []);
    return Component === null ? fallback : <Component {...props} />;
  };
  return {
    Lazy,
    preload: () => {
      if (Component === null) fetchComponent().catch(logLoadError);
    },
  };
};
