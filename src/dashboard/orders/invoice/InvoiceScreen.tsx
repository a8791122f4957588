import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { isStaff } from '#domain/accounts/role.ts';
import * as messages from '#messages/dashboard/orders/invoice.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PrintStyle } from '../../components/layout/PrintStyle.ts';
import { overviewPath, screenHandle } from '../../components/routing/addresses.ts';
import { MarkAsPrinted } from '../MarkAsPrinted.tsx';
import { type LoadedOrder, OrderLoader } from '../OrderLoader.tsx';
import { isFromOverview } from '../orderOrigin.ts';
import { useAdvancesAndParcels } from '../useAdvancesAndParcels.ts';
import { InvoicePage } from './InvoicePage.tsx';
import { invoicePayment } from './invoicePayment.ts';
import { useTrackingTokens } from './useTrackingTokens.ts';

export const handle = screenHandle(messages.invoice);

/** The invoice of one order, for printing on one A4 page (OO-5). */
export const Component = () => <OrderLoader>{(loaded) => <PrintableInvoice {...loaded} />}</OrderLoader>;

const PrintableInvoice = ({ order, payment }: LoadedOrder) => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isForStaff = isStaff(useSelector(selectRole));
  const tokens = useTrackingTokens([order]);
  // The customer has it with the order.
  const { marks, paid, failed } = useAdvancesAndParcels(isForStaff ? [order] : []);
  const isKnown = tokens !== undefined && marks !== undefined && paid !== undefined;
  /** Back to the overview's history entry, whose previous entry is the list; a click with a modifier key opens the link elsewhere. */
  const handleBackClick = (event: MouseEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isFromOverview(state) || hasModifier) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Root>
      <PrintStyle />
      <Header>
        <ButtonLink
          tone="quiet"
          to={`${overviewPath(order._id)}${search}`}
          // Shown until the overview has fetched the order itself.
          state={order}
          onClick={handleBackClick}
        >
          <StaffIcon name="arrow-left" size={18} /> {messages.orderOverview}
        </ButtonLink>
        {/* An earlier print would lack the QR code or what was paid in advance. */}
        <Button disabled={!isKnown} onClick={() => window.print()}>
          <StaffIcon name="printer" size={18} /> {messages.printInvoice}
        </Button>
        {/* Only what the shop prints is noted (MD-19). */}
        {isForStaff && <MarkAsPrinted paper="invoices" orders={[order]} />}
        {failed !== undefined && (
          <LoadFailure what={failed.what} onRetry={() => void failed.query.refetch()} />
        )}
      </Header>
      <InvoicePage
        order={order}
        payment={isForStaff && isKnown ? invoicePayment(order, { marks, paid }) : payment}
        trackingToken={tokens?.[order._id]}
      />
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 820px;
  margin: 0 auto;
`;

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-3);

  @media print {
    display: none;
  }
`;
