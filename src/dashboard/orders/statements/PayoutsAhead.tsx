import { useState } from 'react';
import { useAddPayoutAheadMutation, usePayoutsAheadQuery } from '#api/orders/statementsApi.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import { dayStart, formatDate } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { CourierField, useChosenCourier } from '../CourierField.tsx';
import { PayoutForm } from './PayoutForm.tsx';

const ofAllCouriers = undefined;

/** Focuses the first field, since staff open the form to type. */
const focusFirstField = (form: HTMLElement | null): void => form?.querySelector('select')?.focus();

/** The payouts that couriers made before the delivery and whose statements are still to come, and a form for a new one (CA-4). */
export const PayoutsAhead = () => {
  const { data: payouts = [], isError, refetch } = usePayoutsAheadQuery(ofAllCouriers);
  const [state, setState] = useState<'initial' | 'open' | 'closed'>('initial');
  const { courier, choose } = useChosenCourier();
  const close = () => setState('closed');
  const [add] = useAddPayoutAheadMutation();
  return (
    <Stack gap={2}>
      {isError && <LoadFailure what={messages.thePayoutsBeforeDelivery} onRetry={refetch} />}
      {payouts.map(({ id, courier: payer, amount, reference, day }) => (
        <p key={id}>
          {messages.waitsForItsStatement(
            couriers[payer].name,
            formatTaka(amount),
            formatDate(dayStart(day)),
            reference,
          )}
        </p>
      ))}
      {state === 'open' ? (
        <div ref={focusFirstField}>
          <TitledCard title={messages.payoutBeforeDelivery} isSpaced>
            <CourierField value={courier} onChange={choose} />
            {courier === undefined ? (
              <div>
                <Button tone="quiet" size="s" onClick={close}>
                  {messages.close}
                </Button>
              </div>
            ) : (
              <PayoutForm
                // No statement tells yet which amount is to be expected.
                net={null}
                saveLabel={messages.saveThePayout}
                onSave={async (paid) => {
                  await add({ courier, ...paid }).unwrap();
                  close();
                }}
                onClose={close}
              />
            )}
          </TitledCard>
        </div>
      ) : (
        <div>
          {/* Takes the focus when the form, which was in the button's place, is closed. */}
          <Button
            ref={state === 'closed' ? focusOnMount : undefined}
            tone="plain"
            size="s"
            onClick={() => setState('open')}
          >
            {messages.noteAPayoutBeforeDelivery}
          </Button>
        </div>
      )}
    </Stack>
  );
};
