import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Columns, Side } from './cartLayout.ts';

/** Placeholder of the cart until the persisted cart is read. */
export const CartSkeleton = () => (
  <Columns aria-busy="true">
    <Skeleton height={360} radius="var(--radius-l)" />
    <Side>
      <Skeleton height={260} radius="var(--radius-l)" />
    </Side>
  </Columns>
);
