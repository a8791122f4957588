import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { isStaff } from '#domain/accounts/role.ts';
import type { Order } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/invoice.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PrintStyle } from '../../components/layout/PrintStyle.ts';
import { overviewPath, screenHandle } from '../../components/routing/addresses.ts';
import { MarkAsPrinted } from '../MarkAsPrinted.tsx';
import { OrderLoader } from '../OrderLoader.tsx';
import { isFromOverview } from '../orderOrigin.ts';
import { InvoicePage } from './InvoicePage.tsx';
import { useTrackingTokens } from './useTrackingTokens.ts';

export const handle = screenHandle(messages.invoice);

/** The invoice of one order, for printing on one A4 page (OO-5). */
export const Component = () => <OrderLoader>{({ order }) => <PrintableInvoice order={order} />}</OrderLoader>;

const PrintableInvoice = ({ order }: { readonly order: Order }) => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const role = useSelector(selectRole);
  const tokens = useTrackingTokens([order]);
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
        {/* The tokens are `undefined` only while they load: an earlier print would lack the QR code. */}
        <Button disabled={tokens === undefined} onClick={() => window.print()}>
          <StaffIcon name="printer" size={18} /> {messages.printInvoice}
        </Button>
        {/* Only what the shop prints is noted (MD-19). */}
        {isStaff(role) && <MarkAsPrinted paper="invoices" orders={[order]} />}
      </Header>
      <InvoicePage order={order} trackingToken={tokens?.[order._id]} />
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
