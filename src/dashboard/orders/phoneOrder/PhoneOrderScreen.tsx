import { useState } from 'react';
import { useCapability } from '#api/client/useCapability.ts';
import * as messages from '#messages/dashboard/orders/phoneOrder.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { screenHandle } from '../../components/routing/addresses.ts';
import { PhoneOrderForm } from './PhoneOrderForm.tsx';
import { PlacedNotice } from './PlacedNotice.tsx';
import type { PlacedPhoneOrder } from './usePhoneOrderForm.ts';

const heading = messages.phoneOrderTitle;
export const handle = screenHandle(heading);

/** The screen on which staff place orders for callers, one after the other (DK-18). */
export const Component = () => {
  const isSupported = useCapability('callers');
  const [placed, setPlaced] = useState<PlacedPhoneOrder | null>(null);
  if (!isSupported)
    return <EmptyState isFullScreen title={heading} text={messages.noPhoneOrdersOnThisServer} />;
  return (
    <Stack gap={5}>
      <PageTitle>{heading}</PageTitle>
      {/* Each form is a new one, with an idempotency key of its own. */}
      {placed === null ? (
        <PhoneOrderForm onPlaced={setPlaced} />
      ) : (
        <PlacedNotice placed={placed} onNext={() => setPlaced(null)} />
      )}
    </Stack>
  );
};
