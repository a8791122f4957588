import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import type { CustomerPayment } from '#domain/consignments/toPay.ts';
import type { Order } from '#domain/orders/order.ts';
import { shopName } from '#domain/shop/shopName.ts';
import * as messages from '#messages/dashboard/orders/invoice.ts';
import { language } from '#messages/language.ts';
import { PaidInAdvance } from '#ui/advances/PaidInAdvance.tsx';
import { from } from '#ui/theme/media.ts';
import { OrderTotals } from '../OrderTotals.tsx';
import { paperStyles, repeatedHeader } from '../paperStyles.ts';
import { InvoiceHeader } from './InvoiceHeader.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { TrackingQrCode } from './TrackingQrCode.tsx';

interface InvoicePageProps {
  readonly order: Order;
  /** What was paid in advance, below the total; absent until it is known. */
  readonly payment?: CustomerPayment | undefined;
  /** Token of the order's tracking link (SH-4); absent without one. */
  readonly trackingToken?: string | undefined;
  /** 2 when the invoice is one of many under a common heading. */
  readonly headingLevel?: 1 | 2;
}

/** The invoice itself; printed black on white in any theme. */
export const InvoicePage = ({ order, payment, trackingToken, headingLevel = 1 }: InvoicePageProps) => {
  const customer = order.customerData;
  const shop = useShop();
  return (
    <Root>
      {/* The part that `repeatedHeader` repeats; the div keeps the layout of the header itself. */}
      <div>
        <InvoiceHeader order={order} headingLevel={headingLevel} />
      </div>
      <Content>
        <Parties>
          <section>
            <h2>{messages.invoicedTo}</h2>
            <p>
              <strong>{customer.name}</strong>
              <br />
              {customer.address}
              <br />
              {messages.place(customer.district, shop.country)}
              <br />
              {customer.mobileNumber}
            </p>
          </section>
          <section>
            <h2>{messages.payTo}</h2>
            <p>
              <strong>{shopName(shop, language)}</strong>
              <br />
              {shop.address}
              <br />
              {shop.phones[0]}
            </p>
          </section>
        </Parties>
        <InvoiceLines lines={order.products} />
        <End>
          <Footer>
            {trackingToken === undefined ? null : (
              <TrackingQrCode token={trackingToken} returnDays={order.returnDays} />
            )}
            <Totals>
              <h2>{messages.orderSummary}</h2>
              <OrderTotals order={order} totalLabel={messages.total} />
              {payment && <PaidInAdvance payment={payment} orderStatus={order.orderStatus} />}
            </Totals>
          </Footer>
          <Thanks>{messages.thankYou}</Thanks>
        </End>
      </Content>
    </Root>
  );
};

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-5) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  font-size: var(--text-s);

  h2 {
    margin-block-end: var(--space-1);
    color: var(--ink-faint);
    font-size: var(--text-s);
  }

  ${from.medium} {
    padding: var(--space-6);
  }

  ${paperStyles}
  ${repeatedHeader}

  @media print {
    --accent: #000;

    padding: 0;
    border: 0;
    border-radius: 0;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  /* No grid: Chromium gives a table whose header is repeated in it no space for that header. */
  @media print {
    display: block;

    > table {
      margin-block-start: 8mm;
    }
  }
`;

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--space-4);
  overflow-wrap: anywhere;

  @media print {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Stays on one page: the thanks alone would be a page of their own. */
const End = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  break-inside: avoid;

  @media print {
    gap: 8mm;
    padding-block-start: 8mm;
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
`;

const Totals = styled.section`
  width: min(320px, 100%);
  margin-inline-start: auto;
`;

const Thanks = styled.p`
  color: var(--ink-soft);
  text-align: center;
`;
