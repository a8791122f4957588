import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useRenderedHere } from './useRenderedHere.ts';

/**
 * Content far below the view is not laid out and has an estimated height (`content-visibility`). On a screen to which
 * the user has returned this is true for a moment after the first render: the content is laid out completely, so that
 * the true heights are known and the scroll position is restored exactly. Without `isWanted` it is never true.
 */
export const useMeasuredOnce = (isWanted = true): boolean => {
  const isReturn = useNavigationType() === NavigationType.Pop;
  // The first page of a visit counts as a return too; the browser lays it out while it arrives.
  const isRenderedHere = useRenderedHere();
  const [isMeasuring, setMeasuring] = useState(isWanted && isReturn && isRenderedHere);
  useEffect(() => {
    if (!isMeasuring) return undefined;
    const timer = setTimeout(() => setMeasuring(false), 200);
    return () => clearTimeout(timer);
  }, [isMeasuring]);
  return isMeasuring;
};
