import * as messages from '#messages/dashboard/components/loading.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder rows while a list loads. */
export const ListSkeleton = () => (
  <Stack gap={2} aria-busy="true">
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    {rows.map((row) => (
      <Skeleton key={row} height="56px" radius="var(--radius-m)" />
    ))}
  </Stack>
);
