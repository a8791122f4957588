import { useState } from 'react';
import * as messages from '#messages/dashboard/orders/phoneOrder.tsx';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import { PhoneOrderForm } from './PhoneOrderForm.tsx';
import { PlacedNotice } from './PlacedNotice.tsx';
import type { PlacedPhoneOrder } from './usePhoneOrderForm.ts';

const heading = messages.phoneOrderTitle;
export const handle = screenHandle(heading);

/** The screen on which staff place orders for callers, one after the other (DK-18). */
const PhoneOrderScreen = () => {
  const [placed, setPlaced] = useState<PlacedPhoneOrder | null>(null);
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

export const Component = withCapability(
  'callers',
  PhoneOrderScreen,
  heading,
  messages.noPhoneOrdersOnThisServer,
);
