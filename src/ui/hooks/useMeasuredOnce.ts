import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useClientValue } from './useClientValue.ts';

/**
 * Content far below the view is not laid out and has an estimated height (`content-visibility`). On a screen to which
 * the user has returned this is true for a moment after the first render: the content is laid out completely, so that
 * the true heights are known and the scroll position is restored exactly. Without `isEnabled` it is always false.
 */
export const useMeasuredOnce = (isEnabled = true): boolean => {
  const isReturn = useNavigationType() === NavigationType.Pop;
  // The first page of a visit has the type Pop too. It needs no measuring, since the browser lays it out as it arrives:
  // hence false during hydration.
  const isRenderedOnReturn = useClientValue(() => isEnabled && isReturn, false);
  const [isMeasuring, setMeasuring] = useState(isRenderedOnReturn);
  useEffect(() => {
    if (!isMeasuring) return undefined;
    const timer = setTimeout(() => setMeasuring(false), 200);
    return () => clearTimeout(timer);
  }, [isMeasuring]);
  return isMeasuring;
};
