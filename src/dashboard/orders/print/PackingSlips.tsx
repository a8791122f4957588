import { styled } from 'styled-components';
import type { Order } from '#domain/orders/order.ts';
import { PackingSlip } from './PackingSlip.tsx';
import type { PaperDetails } from './usePaperDetails.ts';

interface PackingSlipsProps {
  readonly orders: readonly Order[];
  readonly details: PaperDetails;
}

/** One slip for each order: several on a page, none across two pages unless it is longer than one. */
export const PackingSlips = ({ orders, details: { marks, paid } }: PackingSlipsProps) => (
  <Root>
    {orders.map((order) => (
      <PackingSlip
        key={order._id}
        order={order}
        advanceAndParcel={{ paidInAdvance: paid[order._id] ?? 0, parcel: marks[order._id] }}
      />
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
