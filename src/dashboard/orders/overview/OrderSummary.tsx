import { styled } from 'styled-components';
import { lineKey } from '#domain/cart.ts';
import type { Order } from '#domain/order.ts';
import { isFirstOfProduct, mayHaveReviews } from '#domain/review.ts';
import { TitledCard } from '../../components/TitledCard.tsx';
import { OrderLineItem } from '../OrderLineItem.tsx';
import { OrderTotals } from '../OrderTotals.tsx';
import { LineReview } from './LineReview.tsx';

interface OrderSummaryProps {
  readonly order: Order;
  /** Whether its customer sees it, who may review what arrived (SH-7). */
  readonly isOwn: boolean;
}

/** The lines and totals of an order (OO-2). */
export const OrderSummary = ({ order, isOwn }: OrderSummaryProps) => (
  <TitledCard title="Order Summary">
    <List>
      {order.products.map((line) => (
        <li key={lineKey(line)}>
          <OrderLineItem line={line} />
          {isOwn && mayHaveReviews(order.orderStatus) && isFirstOfProduct(order.products, line) && (
            <LineReview order={order._id} line={line} />
          )}
        </li>
      ))}
    </List>
    <OrderTotals order={order} totalLabel="Total Amount (TK)" />
  </TitledCard>
);

const List = styled.ul`
  li {
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--line);
  }

  li:first-child {
    padding-top: 0;
  }
`;
