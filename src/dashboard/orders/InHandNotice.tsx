import { useRef } from 'react';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useOrdersInHandQuery, useTakeOrderInHandMutation } from '#api/orders/ordersInHandApi.ts';
import type { Order } from '#domain/orders/order.ts';
import { inHandPoll, inHandText, isTakenInHand } from '#domain/orders/orderInHand.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Row } from '#ui/layout/Row.tsx';
import { withRequestId } from '../components/loading/failureMessages.ts';
import { refetchOnMount } from '../components/loading/queryOptions.ts';
import { useTakeInHand } from './useTakeInHand.ts';

interface InHandNoticeProps {
  readonly order: Order;
}

/** Says which colleague has the order in hand, with a button that takes it over. It is only advice and blocks no move (DK-15). */
export const InHandNotice = ({ order }: InHandNoticeProps) => {
  const { data: ordersInHand = [] } = useOrdersInHandQuery(undefined, {
    ...refetchOnMount,
    pollingInterval: inHandPoll,
    skipPollingIfUnfocused: true,
    // A host that keeps no notes does not know either who has which order in hand.
    skip: !useCapability('orderNotes'),
  });
  const [takeOver, { isLoading, error }] = useTakeOrderInHandMutation();
  const rootRef = useRef<HTMLDivElement>(null);
  // The button goes away with the notice.
  const focusProps = useKeptFocus(rootRef);
  const ofColleague = ordersInHand.find(({ orderId, isOwn }) => orderId === order._id && !isOwn);
  return (
    <Root ref={rootRef} {...focusProps} tabIndex={-1} role="status">
      {ofColleague !== undefined && (
        <Notice tone="warning">
          <Row gap={3}>
            <span>{inHandText(ofColleague, order.orderStatus)}</span>
            <Button
              tone="plain"
              size="s"
              busy={isLoading}
              onClick={() => void takeOver({ id: order._id, takesOver: true })}
            >
              {messages.takeOver}
            </Button>
          </Row>
          {error !== undefined && (
            <FieldError role="alert">{withRequestId(failureOfError(error))}</FieldError>
          )}
        </Notice>
      )}
    </Root>
  );
};

/** The notice on a screen that shows only this order: the screen also takes the order in hand for its user. */
export const OrderInHand = ({ order }: InHandNoticeProps) => {
  useTakeInHand(isTakenInHand(order.orderStatus) ? order._id : null);
  return <InHandNotice order={order} />;
};

const Root = styled.div`
  /* While no colleague has the order: no gap in the list around it, but still a live region. */
  &:empty {
    position: absolute;
  }
`;
