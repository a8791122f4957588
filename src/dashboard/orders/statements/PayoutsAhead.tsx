import { useState } from 'react';
import { shopNow } from '#api/client/shopClock.ts';
import { useAddPayoutAheadMutation, usePayoutsAheadQuery } from '#api/orders/statementsApi.ts';
import { type CourierId, couriers, isCourierId, realCourierIds } from '#domain/consignments/couriers.ts';
import { dhakaDay } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { PayoutForm } from './PayoutForm.tsx';

/** The payouts that couriers made before the delivery and whose statements are still to come, and a form for a new one (CA-4). */
export const PayoutsAhead = () => {
  const { data: payouts = [] } = usePayoutsAheadQuery(undefined);
  const [isOpen, setOpen] = useState(false);
  const [courier, setCourier] = useState<CourierId>('steadfast');
  const [add] = useAddPayoutAheadMutation();
  return (
    <Stack gap={2}>
      {payouts.map(({ id, courier: by, amount, reference, day }) => (
        <p key={id}>
          {messages.waitsForItsStatement(shownText(couriers[by].name), formatTaka(amount), day, reference)}
        </p>
      ))}
      {isOpen ? (
        <TitledCard title={messages.payoutBeforeDelivery} isSpaced>
          <Select
            label={messages.courier}
            options={realCourierIds.map((value) => ({ value, label: shownText(couriers[value].name) }))}
            value={courier}
            onChange={({ target }) => setCourier(isCourierId(target.value) ? target.value : 'steadfast')}
          />
          <PayoutForm
            net={null}
            saveLabel={messages.saveThePayout}
            today={dhakaDay(shopNow())}
            onSave={async (paid) => {
              await add({ courier, ...paid }).unwrap();
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </TitledCard>
      ) : (
        <div>
          <Button tone="quiet" size="s" onClick={() => setOpen(true)}>
            {messages.noteAPayoutBeforeDelivery}
          </Button>
        </div>
      )}
    </Stack>
  );
};
