import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import type { RefusedOrder } from '#machines/placeOrderMachine.ts';
import { unansweredOrderMessages } from '#messages/domain/checkoutMessages.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { selectUser } from '#slices/sessionSlice.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { bringIntoView } from './bringIntoView.ts';
import { fieldLabels } from './MissingFields.tsx';
import type { OrderProgress } from './usePlaceOrder.ts';

interface OrderNoticeProps {
  readonly progress: OrderProgress;
  /** Taka. */
  readonly total: number;
}

/** Says why the last attempt placed no order, or may have placed none; shows nothing before an attempt (CO-10, CO-11). */
export const OrderNotice = ({ progress, total }: OrderNoticeProps) => {
  switch (progress.stage) {
    case 'repriced':
      return (
        <div ref={bringIntoView}>
          <Notice tone="danger">{messages.priceHasChanged(formatExactTaka(total))}</Notice>
        </div>
      );
    case 'refused':
      // A refusal that the shopper has settled is `null`. Nothing scrolls here: ErrorSummary takes the focus if a
      // field is refused, SummarySection scrolls to a refused line, and for any other reason a dialog opens (showRefusal).
      return progress.refusal === null ? null : (
        <Notice tone="danger">{refusalText(progress.refusal)}</Notice>
      );
    case 'lost':
      return (
        <div ref={bringIntoView}>
          {progress.isRepeatable ? (
            <Notice tone="danger">{messages.shopDidNotAnswer}</Notice>
          ) : (
            <UnknownOrder />
          )}
        </div>
      );
    // open, sending and placed
    default:
      return null;
  }
};

/** Says what the shopper can do if sending the order again may make a second one. */
const UnknownOrder = () => {
  const { helpline } = useShop();
  const isSignedIn = useSelector(selectUser) !== null;
  return (
    <Notice tone="danger">
      <p>
        {unansweredOrderMessages.unknown.title} {unansweredOrderMessages.unknown.text}
      </p>
      <Links>
        {isSignedIn ? <Link to="/dashboard/activeOrders">{unansweredOrderMessages.look}</Link> : null}
        <a href={phoneLink(helpline)}>{unansweredOrderMessages.call(helpline)}</a>
      </Links>
    </Notice>
  );
};

const refusalText = ({ message, field, lineKey }: RefusedOrder): string => {
  if (field !== null) return messages.lookAtTheField(fieldLabels[field]);
  return lineKey === null ? message : messages.lookAtTheSummary;
};

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  margin-block-start: var(--space-2);
  font-weight: 600;
`;
