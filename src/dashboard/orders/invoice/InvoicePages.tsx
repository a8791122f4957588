import { memo, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { type TokensById, useTrackingLinksQuery } from '#api/orders/trackingLinksApi.ts';
import type { Order } from '#domain/orders/order.ts';
import { fetchOnce } from '../../components/loading/queryOptions.ts';
import { InvoicePage } from './InvoicePage.tsx';

/** The tokens of the orders' tracking links by order, once they are known; none for an order whose links have ended. */
export const useTrackingTokens = (orders: readonly Order[]): TokensById | undefined =>
  useTrackingLinksQuery(
    orders.map(({ _id }) => _id),
    { ...fetchOnce, skip: !useCapability('trackingLinks') },
  ).currentData;

/**
 * The invoices of many orders, each printed on its own page. Their QR codes are rendered in the background: hundreds of
 * them take long, and the page stays responsive meanwhile. The first render, without codes, gets `null`: for React an
 * initial value of `undefined` is none.
 */
export const InvoicePages = ({ orders }: { readonly orders: readonly Order[] }) => (
  <Pages orders={orders} tokens={useDeferredValue(useTrackingTokens(orders), null)} />
);

interface PagesProps {
  readonly orders: readonly Order[];
  /** No codes are drawn without tokens. */
  readonly tokens: TokensById | null | undefined;
}

// memo: the urgent render, whose deferred tokens are still the old ones, skips the invoices.
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
