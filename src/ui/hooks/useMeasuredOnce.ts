import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useClientValue } from './useClientValue.ts';

/** Milliseconds for which content below the view is laid out: enough for the browser to measure it. */
const measuringTime = 200;

/**
 * Whether to lay out content far below the view, which otherwise has an estimated height (`content-visibility`). True for a
 * moment after the first render of a screen to which the user has returned: once the true heights are known, the scroll position
 * can be restored exactly. If `isEnabled` is false, always false.
 */
export const useMeasuredOnce = (isEnabled = true): boolean => {
  const isReturn = useNavigationType() === NavigationType.Pop;
  // The first page of a visit has the type Pop too, but needs no measuring, since the browser lays it out as it arrives. During hydration
  // the value is false, and the state keeps this first value.
  const isRenderedOnReturn = useClientValue(() => isEnabled && isReturn, false);
  const [isMeasuring, setMeasuring] = useState(isRenderedOnReturn);
  useEffect(() => {
    if (!isMeasuring) return undefined;
    const timer = setTimeout(() => setMeasuring(false), measuringTime);
    return () => clearTimeout(timer);
  }, [isMeasuring]);
  return isMeasuring;
};
