import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';

interface LateParts<Props extends object> {
  readonly Lazy: ComponentType<Props>;
  /** Fetches the part before it is wanted. */
  readonly fetchAhead: () => void;
}

const complain = (error: unknown) => console.error('A part of the page could not be loaded', error);

/**
 * A part whose code comes after the first view. Once fetched it is drawn at once, where React.lazy would
 * draw its fallback for a moment.
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
      // One that failed is asked for again when it is next opened.
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
