import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '#ui/hooks/useClientValue.ts';
import { useHistoryState } from '#ui/hooks/useHistoryState.ts';
import { lazyRecentProducts } from './lazyRecentProducts.tsx';
import { readRecentIds } from './recentStorage.ts';

interface RecentSectionProps {
  /** The id of the product whose page this is: it is left out. */
  readonly except?: string;
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/**
 * The place of the recently seen products (SH-5). It is filled only when some are stored and the place is below the view: what the visitor
 * sees must not move. After Back it is filled at once if it was before, so that the visitor finds what was in view (RT-19).
 */
export const RecentSection = ({ except }: RecentSectionProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const [wasFilled, setWasFilled] = useHistoryState('recentFilled', false, isBoolean);
  // The server's page has no such place, nor has it after a reload: it would move what the browser has scrolled to.
  const isHydrated = useHydrated();
  const [isFilled, setFilled] = useState(isHydrated && wasFilled);
  useEffect(() => {
    const isBelowView = (ref.current?.getBoundingClientRect().top ?? 0) > innerHeight;
    const hasRecentProducts = readRecentIds().some((id) => id !== except);
    if (!isBelowView || !hasRecentProducts) return;
    setFilled(true);
    setWasFilled(true);
  }, [except, setWasFilled]);
  return <div ref={ref}>{isFilled && <lazyRecentProducts.Lazy except={except} />}</div>;
};
