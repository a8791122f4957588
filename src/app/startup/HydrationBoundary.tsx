import { type ReactNode, useEffect } from 'react';

interface HydrationBoundaryProps {
  /** Called once, after hydration. */
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Reports when the whole page is hydrated: an effect at the root runs after all others. */
export const HydrationBoundary = ({ onHydrated, children }: HydrationBoundaryProps) => {
  useEffect(onHydrated, [onHydrated]);
  return children;
};
