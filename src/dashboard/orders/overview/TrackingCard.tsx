import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isNotFound } from '#api/client/isNotFound.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useRevokeTrackingLinksMutation, useTrackingLinksQuery } from '#api/orders/trackingLinksApi.ts';
import type { Order } from '#domain/orders/order.ts';
import { trackingDays } from '#domain/orders/tracking.ts';
import { trackingPath } from '#domain/orders/trackingPath.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CopyField } from '#ui/forms/CopyField.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { ownUrl } from '#ui/ownUrl.ts';
import { useRowCommand } from '../../components/actions/useRowCommand.ts';
import { WarningButton } from '../../components/actions/WarningButton.tsx';
import { SmallText } from '../../components/layout/SmallText.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { withRequestId } from '../../components/loading/failureMessages.ts';
import { PartNotLoaded } from '../../components/loading/PartNotLoaded.tsx';
import { fetchOnce } from '../../components/loading/queryOptions.ts';

interface TrackingCardProps {
  readonly order: Order;
  /** Whether the reader is staff, and not the order's customer. */
  readonly isForStaff: boolean;
}

/**
 * The tracking link of the order: for its customer to keep, for staff to send to a caller. Staff ask for it, since the
 * audit log names who has read a link (SH-18).
 */
export const TrackingCard = ({ order, isForStaff }: TrackingCardProps) => {
  const hasLinks = useCapability('trackingLinks');
  /** Whether the reader wants to see the link; a customer need not ask. */
  const [isAsked, setIsAsked] = useState(!isForStaff);
  const contentRef = useRef<HTMLDivElement>(null);
  // The button that asks for the link goes away.
  const focusProps = useKeptFocus(contentRef);
  const query = useTrackingLinksQuery([order._id], { ...fetchOnce, skip: !isAsked || !hasLinks });
  const { currentData, error } = query;
  // `isNotFound` is also true for the 400 with which a host without links refuses an id: there is nothing to try again.
  if (!hasLinks || isNotFound(error)) return null;
  const token = currentData?.[order._id];
  return (
    <TitledCard title={messages.trackingLink}>
      <div ref={contentRef} {...focusProps} tabIndex={-1}>
        {!isAsked && (
          <Button tone="plain" size="s" onClick={() => setIsAsked(true)}>
            {messages.showTrackingLink}
          </Button>
        )}
        {isAsked && currentData === undefined && (
          <PartNotLoaded what={messages.theLink} query={query} height="44px" />
        )}
        {currentData !== undefined && token === undefined && (
          <SmallText>{messages.linksHaveEnded(trackingDays)}</SmallText>
        )}
        {token !== undefined && <LinkView orderId={order._id} token={token} isForStaff={isForStaff} />}
      </div>
    </TitledCard>
  );
};

interface LinkViewProps {
  readonly orderId: string;
  readonly token: string;
  readonly isForStaff: boolean;
}

const LinkView = ({ orderId, token, isForStaff }: LinkViewProps) => {
  const path = trackingPath(token);
  // Staff send the link without a prefix of a language, since they do not know the customer's.
  const link = isForStaff ? new URL(path, location.origin).href : ownUrl(path);
  return (
    <Root>
      <SmallText>{messages.whatTheLinkAllows(trackingDays)}</SmallText>
      <CopyField label={messages.link} value={link} buttonLabel={messages.copyTrackingLink}>
        {isForStaff && <RevokeButton orderId={orderId} />}
      </CopyField>
    </Root>
  );
};

const RevokeButton = ({ orderId }: { readonly orderId: string }) => {
  const [revoke] = useRevokeTrackingLinksMutation();
  const { busy, runCommand } = useRowCommand();
  const ask = () =>
    runCommand({
      question: {
        title: shopMessages.sure.title,
        text: messages.sentLinksWillStopWorking,
        yes: messages.yesRevokeLinks,
        no: messages.cancel,
        danger: true,
      },
      send: () => revoke(orderId).unwrap(),
      success: { title: messages.linksWereRevoked },
      failure: (failure) => ({ title: shopMessages.unexpected, text: withRequestId(failure) }),
    });
  return (
    <WarningButton disabled={busy} onClick={() => void ask()}>
      {messages.revokeLinks}
    </WarningButton>
  );
};

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  > div {
    width: 100%;
  }
`;
