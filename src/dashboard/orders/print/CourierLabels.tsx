import { styled } from 'styled-components';
import type { Order } from '#domain/orders/order.ts';
import type { LabelSize } from '#domain/staff/printBatch.ts';
import { CourierLabel } from './CourierLabel.tsx';

interface CourierLabelsProps {
  readonly orders: readonly Order[];
  readonly size: LabelSize;
}

/** One label on each page. */
export const CourierLabels = ({ orders, size }: CourierLabelsProps) => (
  <Root>
    {orders.map((order) => (
      <Item key={order._id}>
        <CourierLabel order={order} size={size} />
      </Item>
    ))}
  </Root>
);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);

  @media print {
    display: block;
  }
`;

const Item = styled.div`
  @media print {
    break-after: page;

    &:last-child {
      break-after: auto;
    }
  }
`;
