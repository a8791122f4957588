import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Order } from '#domain/order.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { focusHeading } from '#ui/layout/focusHeading.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { InvoicePages } from './InvoicePages.tsx';
import { PrintStyle } from './PrintStyle.ts';

/** Hash of the address at which an order list shows the invoices of the selected orders. */
export const invoicesHash = '#invoices';

interface InvoiceBatchProps {
  readonly orders: readonly Order[];
}

/** The invoices of many orders, each on its own page, printed together; Back closes them. */
export const InvoiceBatch = ({ orders }: InvoiceBatchProps) => {
  const navigate = useNavigate();
  // The pressed button is unmounted with the list, and this heading with the invoices: set the focus again.
  useEffect(() => {
    focusHeading();
    return focusHeading;
  }, []);
  return (
    <Root>
      <PrintStyle />
      <Header>
        <PageTitle>
          {orders.length} {orders.length === 1 ? 'Invoice' : 'Invoices'}
        </PageTitle>
        <Button tone="quiet" onClick={() => void navigate(-1)}>
          <Icon name="arrow-left" size={18} /> Back to the list
        </Button>
        <Button onClick={() => window.print()}>
          <Icon name="printer" size={18} /> Print Invoices
        </Button>
      </Header>
      <InvoicePages orders={orders} />
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 820px;
  margin: 0 auto;

  @media print {
    display: block;
    max-width: none;
  }
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  > :first-child {
    flex: 1 1 180px;
  }

  @media print {
    display: none;
  }
`;
