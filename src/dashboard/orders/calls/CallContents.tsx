import { styled } from 'styled-components';
import { lineKey } from '#domain/checkout/cart.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/calls.tsx';
import { districtName } from '#messages/domain/districts.ts';
import { nameOf } from '#messages/domain/names.ts';
import { OrderLineItem } from '../OrderLineItem.tsx';

/** What the customer confirms in a call: the products, where they go, the comment and the total (MD-22). */
export const CallContents = ({ order }: { readonly order: Order }) => {
  const { address, district, deliveryArea, addressType, comment, deliveryCharge } = order.customerData;
  const places = [`${address}, ${districtName(district)}`, nameOf(deliveryArea), nameOf(addressType)];
  return (
    <Root>
      <Products aria-label={messages.products}>
        {order.products.map((line) => (
          <li key={lineKey(line)}>
            <OrderLineItem line={line} format={formatTaka} />
          </li>
        ))}
      </Products>
      <Total>
        {messages.sum(
          formatTaka(order.subTotal),
          formatTaka(deliveryCharge),
          <strong>{formatTaka(order.total)}</strong>,
        )}
      </Total>
      {/* An order of another host may lack area or type. */}
      <p>{places.filter((place) => place !== '').join(' · ')}</p>
      {comment !== '' && <q>{comment}</q>}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
  font-size: var(--text-s);
  overflow-wrap: anywhere;

  q {
    color: var(--ink-soft);
    white-space: pre-line;
  }
`;

const Products = styled.ul`
  display: grid;
  gap: var(--space-2);
`;

const Total = styled.p`
  padding-block-start: var(--space-2);
  border-block-start: 1px solid var(--line);
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
  text-align: end;

  strong {
    color: var(--ink);
  }
`;
