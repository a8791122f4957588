import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';

interface LateParts<Props extends object> {
  readonly Lazy: ComponentType<Props>;
  /** Fetches the code before the component is rendered. */
  readonly fetchAhead: () => void;
}

const complain = (error: unknown) => console.error('A part of the page could not be loaded', error);

/**
 * A component whose code loads after the first view. Once loaded it renders at once, where React.lazy would
 * show its fallback for a moment.
 */
export const lazyWithPreload = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
): LateParts<Props> => {
  let Part: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    Part = await load();
  };
  const Lazy = (props: Props) => {
    const [, redraw] = useReducer((turn: number) => turn + 1, 0);
    useEffect(() => {
      // A failed load is retried when the component is next mounted.
      if (Part === null) fetchPart().then(redraw, complain);
    }, []);
    return Part === null ? meanwhile : <Part {...props} />;
  };
  return {
    Lazy,
    fetchAhead: () => {
      if (Part === null) fetchPart().catch(complain);
    },
  };
};
