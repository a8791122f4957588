import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useConfirmHandoverMutation, useHandoverQuery } from '#api/cash/handoversApi.ts';
import { isAdmin } from '#domain/accounts/role.ts';
import { type HandoverWithParcels, receiptName } from '#domain/cash/handover.ts';
import * as messages from '#messages/dashboard/orders/cash.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { PageTitle } from '#ui/layout/PageTitle.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { PrintStyle } from '../../components/layout/PrintStyle.ts';
import { NotLoaded } from '../../components/loading/NotLoaded.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { addresses, screenHandle } from '../../components/routing/addresses.ts';
import { withCapability } from '../../components/routing/withCapability.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';
import { Receipt } from './Receipt.tsx';

const heading = messages.receipt;
export const handle = screenHandle(heading);

/** The receipt of a handover, to print as often as wanted; admins confirm it here (CA-8). */
const ReceiptScreen = () => {
  const { id = '' } = useParams();
  const query = useHandoverQuery(id, refetchOnMount);
  if (query.currentData) return <PrintedReceipt handover={query.currentData} />;
  return (
    <NotLoaded
      what={messages.theReceipt}
      query={query}
      action={<ButtonLink to={addresses.handovers}>{messages.handovers}</ButtonLink>}
    />
  );
};

export const Component = withCapability('consignments', ReceiptScreen, heading, messages.parcelsNotFollowed);

const PrintedReceipt = ({ handover }: { readonly handover: HandoverWithParcels }) => {
  const headRef = useRef<HTMLDivElement>(null);
  // The button that confirms the receipt goes away; the focus then moves to this head.
  const focusProps = useKeptFocus(headRef);
  return (
    <Root>
      <PrintStyle />
      <OnScreen ref={headRef} {...focusProps} tabIndex={-1}>
        <PageTitle
          aside={
            <Row gap={2}>
              <ButtonLink tone="quiet" to={addresses.handovers}>
                <StaffIcon name="arrow-left" size={18} /> {messages.handovers}
              </ButtonLink>
              <Button onClick={() => window.print()}>
                <StaffIcon name="printer" size={18} /> {messages.print}
              </Button>
            </Row>
          }
        >
          {messages.receiptNamed(receiptName(handover))}
        </PageTitle>
        {handover.confirmedAt === null && <Unconfirmed id={handover.id} />}
      </OnScreen>
      <Receipt handover={handover} />
    </Root>
  );
};

/** Lets admins confirm that the money is in the cash box; tells others that an admin does. */
const Unconfirmed = ({ id }: { readonly id: string }) => {
  const isForAdmin = isAdmin(useSelector(selectRole));
  const [confirm] = useConfirmHandoverMutation();
  const { problem, busy, run } = useCommandProblem(undefined, messages.theCashWasNotConfirmed);
  if (!isForAdmin) return <Notice>{messages.anAdminConfirms}</Notice>;
  return (
    <>
      <Row gap={2}>
        <Button busy={busy} onClick={() => void run(() => confirm(id).unwrap())}>
          {messages.cashIsInTheBox}
        </Button>
      </Row>
      <div role="status">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
    </>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 820px;
  margin-inline: auto;

  @media print {
    max-width: none;
  }
`;

const OnScreen = styled.div`
  display: grid;
  gap: var(--space-3);

  @media print {
    display: none;
  }
`;
