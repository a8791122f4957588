import { useEffect, useRef, useState } from 'react';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { readRecentIds } from './recentStorage.ts';

const recentProducts = lazyWithPreload(
  async () => (await import('./RecentProducts.tsx')).RecentProducts,
  null,
);

/** Pixels: the height of `RecentProducts`, so that nothing moves when it arrives. */
export const recentHeight = 428;

interface RecentSectionProps {
  /** The id of the product whose page this is: it is left out. */
  readonly except?: string;
}

/**
 * The place of the recently seen products (SH-5). It is filled only when some are stored and the place is below the
 * view: what the visitor sees must not move.
 */
export const RecentSection = ({ except }: RecentSectionProps) => {
  const ref = useRef<HTMLDivElement>(null);
  /** Pixels; `undefined` while the place is not filled. */
  const [minHeight, setMinHeight] = useState<number>();
  useEffect(() => {
    const isBelowView = (ref.current?.getBoundingClientRect().top ?? 0) > innerHeight;
    const hasRecentProducts = readRecentIds().some((id) => id !== except);
    if (isBelowView && hasRecentProducts) setMinHeight(recentHeight);
  }, [except]);
  return (
    <div ref={ref} style={{ minHeight }}>
      {minHeight !== undefined && <recentProducts.Lazy except={except} onEmpty={() => setMinHeight(0)} />}
    </div>
  );
};
