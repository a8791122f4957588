import { memo, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import type { TokensById } from '#api/trackingLinksApi.ts';
import type { Order } from '#domain/order.ts';
import { InvoicePage } from './InvoicePage.tsx';
import { useTrackingTokens } from './useTrackingTokens.ts';

/** The invoices of many orders, each printed on its own page; their codes are drawn in steps. */
export const InvoicePages = ({ orders }: { readonly orders: readonly Order[] }) => (
  <Pages orders={orders} tokens={useDeferredValue(useTrackingTokens(orders), null)} />
);

interface PagesProps {
  readonly orders: readonly Order[];
  readonly tokens: TokensById | null | undefined;
}

const Pages = memo(({ orders, tokens }: PagesProps) => (
  <Root>
    {orders.map((order) => (
      <Item key={order._id}>
        <InvoicePage order={order} trackingToken={tokens?.[order._id]} headingLevel={2} />
      </Item>
    ))}
  </Root>
));
Pages.displayName = 'Pages';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 820px;

  @media print {
    display: block;
    max-width: none;
  }
`;

const Item = styled.div`
  @media screen {
    content-visibility: auto;
    contain-intrinsic-size: auto 640px;
  }

  @media print {
    break-after: page;

    &:last-child {
      break-after: auto;
    }
  }
`;
