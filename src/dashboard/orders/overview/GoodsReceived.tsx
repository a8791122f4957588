import { useReceiveReturnMutation } from '#api/products/stockApi.ts';
import type { Order } from '#domain/orders/order.ts';
import { comingBackStatuses } from '#domain/orders/orderLists.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useRowCommand } from '../../components/actions/useRowCommand.ts';

/**
 * Says that counted goods of a cancelled or returned order are not back yet, with a button that puts them into stock once staff have
 * them (GS-5). `held` is how many pieces the order still holds.
 */
export const GoodsReceived = ({ order, held }: { readonly order: Order; readonly held: number }) => {
  const [receive] = useReceiveReturnMutation();
  const { busy, runCommand } = useRowCommand();
  if (!comingBackStatuses.includes(order.orderStatus) || held === 0) return null;
  const run = () =>
    runCommand({
      question: {
        title: messages.haveTheGoodsComeBack,
        text: messages.canBeSoldAgain(held),
        yes: messages.yesTheyAreHere,
        no: messages.cancel,
      },
      send: () => receive(order._id).unwrap(),
      success: { title: messages.backInStock },
      failure: messages.goodsNotBackInStock,
    });
  return (
    <Notice tone="warning">
      {messages.notComeBackYet(held)}{' '}
      <Button size="s" tone="plain" disabled={busy} onClick={run}>
        {messages.goodsReceived}
      </Button>
    </Notice>
  );
};
