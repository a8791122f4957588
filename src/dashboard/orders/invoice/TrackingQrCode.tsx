import { styled } from 'styled-components';
import { trackingPath } from '#domain/orders/trackingPath.ts';
import * as messages from '#messages/dashboard/orders/invoice.ts';
import { ownUrl } from '#ui/ownUrl.ts';
import { QrCode } from '../../components/codes/CodeDrawings.tsx';

/** Width of the QR code in millimetres. */
const codeWidth = 26;

interface TrackingQrCodeProps {
  readonly token: string;
  /** Days after the delivery in which the order can be returned. */
  readonly returnDays: number;
}

/** The tracking link of the order as a QR code (SH-4). */
export const TrackingQrCode = ({ token, returnDays }: TrackingQrCodeProps) => (
  <Root>
    <Code>
      <QrCode text={ownUrl(trackingPath(token))} available={codeWidth} label={messages.qrCodeOfTheLink} />
    </Code>
    <p>{returnDays === 0 ? messages.scanToFollow : messages.scanToFollowOrReturn(returnDays)}</p>
  </Root>
);

const Root = styled.div`
  display: flex;
  flex: 1 1 220px;
  align-items: center;
  gap: var(--space-3);
  color: var(--ink-soft);

  p {
    max-width: 22ch;
    text-wrap: balance;
  }
`;

/* White around the code in both themes, for scanners. */
const Code = styled.div`
  flex: none;
  border-radius: var(--radius-s);
  background: #fff;
`;
