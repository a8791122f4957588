import { styled } from 'styled-components';
import type { Order } from '#domain/orders/order.ts';
import { PackingSlip } from './PackingSlip.tsx';

/** One slip for each order; several on a page, and none across two pages as long as a page holds it. */
export const PackingSlips = ({ orders }: { readonly orders: readonly Order[] }) => (
  <Root>
    {orders.map((order) => (
      <PackingSlip key={order._id} order={order} />
    ))}
  </Root>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 820px;

  @media print {
    display: block;
    max-width: none;
  }
`;
