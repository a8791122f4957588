import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Columns, Side } from './checkoutLayout.ts';

/** Placeholder of the checkout until the stored checkout is read. */
export const CheckoutSkeleton = () => (
  <Columns aria-busy="true">
    <Skeleton height={620} radius="var(--radius-l)" />
    <Side>
      <Skeleton height={420} radius="var(--radius-l)" />
    </Side>
  </Columns>
);
