import { type ReactNode, useEffect } from 'react';

interface TakenOverProps {
  /** Called once, when the painted page has become the application's. */
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Says when React has taken the whole page over: an effect at its root runs after all others. */
export const HydrationBoundary = ({ onHydrated, children }: TakenOverProps) => {
  useEffect(onHydrated, [onHydrated]);
  return children;
};
