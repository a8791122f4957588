import { styled } from 'styled-components';
import type { TokensById } from '#api/orders/trackingLinksApi.ts';
import type { Order } from '#domain/orders/order.ts';
import { InvoicePage } from './InvoicePage.tsx';
import { type AdvancesAndParcels, invoicePayment } from './invoicePayment.ts';

interface InvoicePagesProps {
  readonly orders: readonly Order[];
  readonly details: AdvancesAndParcels & { readonly tokens: TokensById };
}

/** The invoices of many orders, each printed on its own page. */
export const InvoicePages = ({ orders, details }: InvoicePagesProps) => (
  <Root>
    {orders.map((order) => (
      <Item key={order._id}>
        <InvoicePage
          order={order}
          payment={invoicePayment(order, details)}
          trackingToken={details.tokens[order._id]}
          headingLevel={2}
        />
      </Item>
    ))}
  </Root>
);

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
    /* An assumed height, until the invoice has come into view. */
    contain-intrinsic-size: auto 640px;
  }

  @media print {
    break-after: page;

    &:last-child {
      break-after: auto;
    }
  }
`;
