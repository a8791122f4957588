import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import type { Order } from '#domain/orders/order.ts';
import { shopName } from '#domain/shop/shopName.ts';
import * as messages from '#messages/dashboard/orders/invoice.ts';
import { dateWords } from '#messages/dates.ts';
import { language } from '#messages/language.ts';
import { LogoPicture } from '#ui/pictures/LogoPicture.tsx';

interface InvoiceHeaderProps {
  readonly order: Order;
  readonly headingLevel: 1 | 2;
}

/** The top of an invoice: whose it is, and of which order. */
export const InvoiceHeader = ({ order, headingLevel }: InvoiceHeaderProps) => {
  const shop = useShop();
  return (
    <Root>
      <div>
        <Title as={headingLevel === 1 ? 'h1' : 'h2'}>{messages.invoice}</Title>
        {shop.logo !== null && <LogoPicture picture={shop.logo} height={48} />}
        <p>
          {shopName(shop, language)}
          {language === 'en' && shop.nameBengali !== '' && <span lang="bn"> {shop.nameBengali}</span>}
        </p>
      </div>
      <dl>
        <dt>{messages.date}</dt>
        <dd>{dateWords(order.date)}</dd>
        {order.number !== null && (
          <>
            <dt>{messages.orderNumber}</dt>
            <dd>{order.number}</dd>
          </>
        )}
        <dt>{messages.orderId}</dt>
        <dd>{order._id}</dd>
      </dl>
    </Root>
  );
};

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block-end: var(--space-4);
  border-block-end: 2px solid var(--accent);

  @media print {
    margin-block-end: 8mm;
  }

  p {
    color: var(--accent);
    font-weight: 600;
  }

  dl {
    display: grid;
    grid-template-columns: auto auto;
    gap: 2px var(--space-3);
    align-content: start;
  }

  /* In a narrow window the list is below the title: as wide as the invoice, its values end where the amounts of the lines end. */
  @media screen and (max-width: 480px) {
    dl {
      flex-grow: 1;
    }
  }

  dt {
    color: var(--ink-faint);
  }

  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    overflow-wrap: anywhere;
    text-align: end;
  }
`;

const Title = styled.h1`
  /* Doubled, to win over the rule for an h2 in InvoicePage. */
  && {
    color: inherit;
    font-size: var(--text-2xl);
  }
`;
