import { useEffect, useRef, useState } from 'react';
import { storageKeys } from '#domain/shop/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';

const recentProducts = lazyWithPreload(
  async () => (await import('./RecentProducts.tsx')).RecentProducts,
  null,
);

/** Pixels: the height of `RecentProducts`, so that nothing moves when it arrives. */
const minHeight = 428;

interface RecentSlotProps {
  /** The id of the product whose page this is. */
  readonly except?: string;
}

/**
 * The place of the recently seen products (SH-5). It is filled only when some are stored and the place is below the
 * view: what the visitor sees must not move.
 */
export const RecentSlot = ({ except }: RecentSlotProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const isBelowView = (ref.current?.getBoundingClientRect().top ?? 0) > innerHeight;
    const hasRecentProducts = browserStorage.local.getItem(storageKeys.recent) !== null;
    if (isBelowView && hasRecentProducts) setFilled(true);
  }, []);
  return (
    <div ref={ref} style={isFilled ? { minHeight } : undefined}>
      {isFilled ? <recentProducts.Lazy except={except} /> : null}
    </div>
  );
};
