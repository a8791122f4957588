import { styled } from 'styled-components';
import type { ListedOrder } from '#api/orders/orderLists.ts';
import { othersChangeMessages } from '#domain/messages/announcementMessages.ts';
import type { PhoneHistory } from '#domain/orders/phoneHistory.ts';
import { PhoneWarnings } from '../caller/PhoneWarnings.tsx';

interface OrderNoticesProps {
  readonly order: ListedOrder;
  readonly phoneHistory: PhoneHistory | undefined;
}

/** Warnings about the phone number, and a message when another user has moved or deleted the order. */
export const OrderNotices = ({ order: { othersChange }, phoneHistory }: OrderNoticesProps) => (
  <>
    <PhoneWarnings phoneHistory={phoneHistory} />
    {othersChange !== undefined && (
      <ChangeNotice role="alert">
        {/* The server's message is in English alone. */}
        {othersChange.message ?? othersChangeMessages[othersChange.kind].en}{' '}
        <span lang="bn">{othersChangeMessages[othersChange.kind].bn}</span>
      </ChangeNotice>
    )}
  </>
);

const ChangeNotice = styled.p`
  max-width: 26ch;
  color: var(--danger);
  font-size: var(--text-xs);
`;
