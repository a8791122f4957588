import { useEffect, useState } from 'react';

/**
 * Content far below the view is not laid out and has an estimated height (`content-visibility`). While this returns
 * true, for a moment after the first render, it is laid out completely, so that the true heights are known and the
 * scroll position is restored exactly.
 */
export const useMeasuredOnce = (isWanted: boolean): boolean => {
  const [isMeasuring, setMeasuring] = useState(isWanted);
  useEffect(() => {
    if (!isMeasuring) return undefined;
    const timer = setTimeout(() => setMeasuring(false), 200);
    return () => clearTimeout(timer);
  }, [isMeasuring]);
  return isMeasuring;
};
