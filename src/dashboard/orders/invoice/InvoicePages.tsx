import { memo, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { type TokensById, useTrackingLinksQuery } from '#api/orders/trackingLinksApi.ts';
import type { Order } from '#domain/orders/order.ts';
import { fetchOnce } from '../../components/loading/queryOptions.ts';
import { InvoicePage } from './InvoicePage.tsx';

/** The tokens of tracking links by order id, without an order whose links have ended; `undefined` until they are known. */
export const useTrackingTokens = (orders: readonly Order[]): TokensById | undefined =>
  useTrackingLinksQuery(
    orders.map(({ _id }) => _id),
    { ...fetchOnce, skip: !useCapability('trackingLinks') },
  ).currentData;

/**
 * The invoices of many orders, each printed on its own page. Their QR codes are rendered in the background: hundreds of
 * them take long, and the page stays responsive meanwhile. The first render has no codes: its value is `null`, since React
 * ignores an initial value of `undefined`.
 */
export const InvoicePages = ({ orders }: { readonly orders: readonly Order[] }) => (
  <Pages orders={orders} tokens={useDeferredValue(useTrackingTokens(orders), null)} />
);

interface PagesProps {
  readonly orders: readonly Order[];
  /** Without tokens (`null`, `undefined`) no codes are drawn. */
  readonly tokens: TokensById | null | undefined;
}

// memo: an urgent render still has the old deferred tokens, and so skips the invoices.
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
