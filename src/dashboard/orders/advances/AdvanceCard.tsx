import { useState } from 'react';
import { useCapability } from '#api/client/useCapability.ts';
import { useAskAdvanceMutation, useOrderAdvancesQuery } from '#api/orders/advancesApi.ts';
import type { OrderAdvances } from '#domain/cash/advance.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/advances.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { useCommandProblem } from '../useCommandProblem.ts';
import { AdvanceItem } from './AdvanceItem.tsx';

/**
 * The advances of an order, for staff (CA-10): why one is proposed, the button that asks for one, and what became of each.
 * Nothing if the order has no advance and none can be asked for.
 */
export const AdvanceCard = ({ order }: { readonly order: Order }) => {
  const isSupported = useCapability('consignments');
  /** Whether a press has asked for an advance: the item that it adds then takes the focus, which the button loses. */
  const [isAsked, setIsAsked] = useState(false);
  const query = useOrderAdvancesQuery(order._id, { ...refetchOnMount, skip: !isSupported });
  const { currentData: orderAdvances, isError, refetch } = query;
  if (!isSupported) return null;
  if (isError && orderAdvances === undefined)
    return <LoadFailure what={messages.theAdvances} onRetry={refetch} />;
  if (orderAdvances === undefined) return null;
  const { advances, isOn, amount } = orderAdvances;
  // `isOn`: the shop takes advances. The amount is what would be asked for; it is 0 if no advance can be asked for now.
  const canAsk = isOn && amount !== 0;
  if (advances.length === 0 && !canAsk) return null;
  return (
    <TitledCard title={messages.deliveryChargeInAdvance} isSpaced>
      {advances.map((advance) => (
        <AdvanceItem key={advance.id} advance={advance} order={order} takesFocus={isAsked} />
      ))}
      {canAsk && (
        <AskForAdvance orderId={order._id} offered={orderAdvances} onAsked={() => setIsAsked(true)} />
      )}
    </TitledCard>
  );
};

interface AskForAdvanceProps {
  readonly orderId: string;
  readonly offered: OrderAdvances;
  /** Called after a press, whatever came of it. */
  readonly onAsked: () => void;
}

const AskForAdvance = ({ orderId, offered: { amount, reasons }, onAsked }: AskForAdvanceProps) => {
  const [ask] = useAskAdvanceMutation();
  // `onAsked` is called after a failure too: the advance may be there all the same, and this button then goes.
  const { problem, busy, run } = useCommandProblem(onAsked, messages.advanceNotAsked, { onProblem: onAsked });
  const shownReasons = reasons.map((reason) => shownText(reason)).join(' ');
  return (
    <Stack gap={3}>
      {reasons.length === 0 ? null : (
        <Notice tone="warning">{messages.proposedForThisOrder(shownReasons)}</Notice>
      )}
      <div>
        <Button
          tone={reasons.length === 0 ? 'quiet' : 'plain'}
          size="s"
          busy={busy}
          onClick={() => void run(() => ask(orderId).unwrap())}
        >
          {messages.askForAnAdvanceOf(formatTaka(amount))}
        </Button>
      </div>
      {problem === null ? null : <FieldError role="alert">{problem}</FieldError>}
    </Stack>
  );
};
