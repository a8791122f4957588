import { styled } from 'styled-components';
import type { ListedOrder } from '#api/orders/orderListArgs.ts';
import { othersChangeMessages } from '#domain/messages/othersChangeMessages.ts';
import type { PhoneHistory } from '#domain/orders/phoneHistory.ts';
import { Bilingual } from '#ui/layout/Bilingual.tsx';
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
        {/* The server's message is in English only. */}
        <Bilingual
          text={{
            en: othersChange.message ?? othersChangeMessages[othersChange.kind].en,
            bn: othersChangeMessages[othersChange.kind].bn,
          }}
        />
      </ChangeNotice>
    )}
  </>
);

const ChangeNotice = styled.p`
  max-width: 26ch;
  color: var(--danger);
  font-size: var(--text-xs);
`;
