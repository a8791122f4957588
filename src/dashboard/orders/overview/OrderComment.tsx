import { styled } from 'styled-components';
import type { CustomerData } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';

/** The customer's comment on the order (OO-3). */
export const OrderComment = ({ customer }: { readonly customer: CustomerData }) => (
  <TitledCard title={messages.customerComment}>
    <CustomerName>{customer.name}</CustomerName>
    <Comment>{customer.comment === '' ? messages.noCommentWasLeft : customer.comment}</Comment>
  </TitledCard>
);

const CustomerName = styled.p`
  font-size: var(--text-s);
  font-weight: 600;
`;

const Comment = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
