import { useReceiveReturnMutation } from '#api/products/stockApi.ts';
import type { Order } from '#domain/orders/order.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useRowCommand } from '../../components/actions/useRowCommand.ts';
import { withFailureMessage } from '../../components/loading/failureMessages.ts';

/** Puts the counted goods of an order that came back into stock, when staff have them in their hands (GS-5). */
export const GoodsReceived = ({ order, held }: { readonly order: Order; readonly held: number }) => {
  const [receive] = useReceiveReturnMutation();
  const { busy, runCommand } = useRowCommand();
  const isComingBack = order.orderStatus === 'Return' || order.orderStatus === 'Cancelled';
  if (!isComingBack || held === 0) return null;
  const pieces = held === 1 ? '1 counted piece' : `${held} counted pieces`;
  const run = () =>
    runCommand({
      question: {
        title: 'Have the goods come back?',
        text: `${pieces} can be sold again.`,
        yes: 'Yes, they are here',
        no: 'Cancel',
      },
      send: () => receive(order._id).unwrap(),
      success: { title: 'Back in stock!' },
      failure: (failure) => ({
        title: 'Error!',
        text: withFailureMessage('The goods are not back in stock.', failure),
      }),
    });
  return (
    <Notice tone="warning">
      {pieces} of this order {held === 1 ? 'has' : 'have'} not come back yet.{' '}
      <Button size="s" tone="plain" disabled={busy} onClick={run}>
        Goods received
      </Button>
    </Notice>
  );
};
