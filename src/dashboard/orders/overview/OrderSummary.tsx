import { styled } from 'styled-components';
import { useOwnReview } from '#api/reviews/ownReviewsApi.ts';
import { lineKey } from '#domain/checkout/cart.ts';
import type { CustomerPayment } from '#domain/consignments/toPay.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { productTitle } from '#domain/products/product.ts';
import { isFirstOfProduct, mayHaveReviews } from '#domain/reviews/review.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { PaidInAdvance } from '#ui/advances/PaidInAdvance.tsx';
import { OwnReviewPanel } from '#ui/reviews/OwnReviewPanel.tsx';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { OrderLineItem } from '../OrderLineItem.tsx';
import { OrderTotals } from '../OrderTotals.tsx';

interface OrderSummaryProps {
  readonly order: Order;
  /** Whether the reader is the order's customer, who may review the products that arrived (SH-7), and not of the shop's staff (SH-18). */
  readonly mayReview: boolean;
  readonly payment: CustomerPayment;
}

/** The lines and totals of an order (OO-2). */
export const OrderSummary = ({ order, mayReview, payment }: OrderSummaryProps) => (
  <TitledCard title={messages.orderSummary}>
    <List>
      {order.products.map((line) => (
        <li key={lineKey(line)}>
          <OrderLineItem line={line} format={formatExactTaka} />
          {/* A product has one review, in however many lines it was bought. */}
          {mayReview && mayHaveReviews(order.orderStatus) && isFirstOfProduct(order.products, line) && (
            <AccountReview orderId={order._id} line={line} isFirst={line === order.products[0]} />
          )}
        </li>
      ))}
    </List>
    <OrderTotals order={order} totalLabel={messages.totalAmount} />
    <PaidInAdvance payment={payment} orderStatus={order.orderStatus} />
  </TitledCard>
);

interface AccountReviewProps {
  readonly orderId: string;
  readonly line: OrderLine;
  /** Says for all lines that their reviews could not be loaded. */
  readonly isFirst: boolean;
}

/** The review of a product by the account that ordered it (SH-7). */
const AccountReview = ({ orderId, line, isFirst }: AccountReviewProps) => {
  const { own, failure } = useOwnReview({ order: orderId }, line.id);
  return <OwnReviewPanel title={productTitle(line)} own={own} failure={isFirst ? failure : null} />;
};

const List = styled.ul`
  li {
    padding: var(--space-3) 0;
    border-block-end: 1px solid var(--line);
  }

  li:first-child {
    padding-block-start: 0;
  }
`;
