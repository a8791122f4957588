import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import type { Advance } from '#domain/cash/advance.ts';
import { advanceMessage, advancePath } from '#domain/cash/advanceTexts.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { smsLink, whatsAppLink } from '#domain/values/messageLinks.ts';
import * as messages from '#messages/dashboard/orders/advances.ts';
import { CopyField } from '#ui/forms/CopyField.tsx';

interface AdvanceLinkProps {
  readonly advance: Advance;
  readonly token: string;
  readonly order: Order;
}

/** The text that asks the customer for the advance, with the link to its payment: to copy, or to send by WhatsApp or SMS. */
export const AdvanceLink = ({ advance: { amount, endsAt }, token, order }: AdvanceLinkProps) => {
  const { name: shopName } = useShop();
  const { mobileNumber } = order.customerData;
  // The address of the English page, since the text is in English.
  const url = new URL(advancePath(token), location.origin).href;
  const text = advanceMessage({ shopName, orderNumber: orderName(order), amount, url });
  return (
    <Root>
      <CopyField
        label={messages.messageForTheCustomer}
        value={text}
        buttonLabel={messages.copyTheMessage}
        rows={3}
      >
        <a href={whatsAppLink(mobileNumber, text)} target="_blank" rel="noopener noreferrer">
          {messages.whatsapp}
        </a>
        <a href={smsLink(mobileNumber, text)}>{messages.sms}</a>
      </CopyField>
      <p>{messages.theLinkWorksUntil(formatDateTime(endsAt))}</p>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  p { color: var(--ink-soft); }
  a { display: inline-grid; align-items: center; min-height: 44px; padding-inline: var(--space-2); }
`;
