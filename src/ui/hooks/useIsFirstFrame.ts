import { useDeferredValue } from 'react';
import { useRenderedHere } from './useRenderedHere.ts';

/**
 * Whether the component is rendered for the first frame of a new screen, which leaves out what a later frame can add.
 * It is false without `isWanted`, and for a component that the server has rendered.
 */
export const useIsFirstFrame = (isWanted = true): boolean => {
  const isRenderedHere = useRenderedHere();
  return !useDeferredValue(true, !isRenderedHere || !isWanted);
};
