import { useState } from 'react';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { toPay } from '#domain/consignments/toPay.ts';
import { readyText, type TextLanguage, textLanguages, textsOf } from '#domain/messages/readyTexts.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import { smsLink, whatsAppLink } from '#domain/values/messageLinks.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { textLabels } from '#messages/domain/readyTexts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { type ButtonStyles, buttonStyles } from '#ui/controls/buttonStyles.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { Actions, Modal, ModalHeading } from '../components/layout/Modal.tsx';
import { ListSkeleton } from '../components/loading/ListSkeleton.tsx';
import { useAdvancesAndParcels } from './useAdvancesAndParcels.ts';

interface ReadyTextsProps {
  readonly order: Order;
}

/** A button that opens the ready texts for the order's customer, each with a link to WhatsApp and to SMS (DK-17). */
export const ReadyTexts = ({ order }: ReadyTextsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="plain" size="s" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <StaffIcon name="message" size={16} /> {messages.textButton}
      </Button>
      {isOpen && <TextsDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const languageLabels: Readonly<Record<TextLanguage, string>> = { bn: 'বাংলা', en: messages.english };

const TextsDialog = ({ order, onClose }: ReadyTextsProps & { readonly onClose: () => void }) => {
  const [language, setLanguage] = useState<TextLanguage>(textLanguages[0]);
  return (
    <Modal onClose={onClose}>
      <ModalHeading>{messages.textAboutOrder(orderName(order))}</ModalHeading>
      <ChoiceChips
        legend={<VisuallyHidden>{messages.language}</VisuallyHidden>}
        options={textLanguages.map((offered) => ({ value: offered, label: languageLabels[offered] }))}
        value={language}
        onChange={setLanguage}
      />
      <Texts order={order} language={language} />
      <Actions>
        <Button onClick={onClose}>{messages.close}</Button>
      </Actions>
    </Modal>
  );
};

interface TextsProps extends ReadyTextsProps {
  readonly language: TextLanguage;
}

/** The texts that fit the order; once it is known what its customer pays at the door. */
const Texts = ({ order, language }: TextsProps) => {
  const shop = useShop();
  const { marks, paid, failed } = useAdvancesAndParcels([order]);
  if (failed !== undefined)
    return <LoadFailure what={failed.what} onRetry={() => void failed.query.refetch()} />;
  if (marks === undefined || paid === undefined) return <ListSkeleton />;
  const advanceAndOpenAmount = {
    paidInAdvance: paid[order._id] ?? 0,
    openAmount: marks[order._id]?.openAmount ?? null,
  };
  const orderWithToPay = { ...order, toPay: toPay(order, advanceAndOpenAmount) };
  const { mobileNumber } = order.customerData;
  return (
    <List>
      {textsOf(order.orderStatus).map((kind) => {
        const text = readyText(kind, language, orderWithToPay, shop);
        const label = textLabels[kind];
        return (
          <li key={kind}>
            <h3>{label}</h3>
            <p lang={language}>{text}</p>
            <AppLink
              href={whatsAppLink(mobileNumber, text)}
              target="_blank"
              rel="noopener noreferrer"
              $tone="plain"
              $size="s"
              $wide={false}
            >
              {messages.whatsapp}
              <VisuallyHidden> {label}</VisuallyHidden>
            </AppLink>
            <AppLink href={smsLink(mobileNumber, text)} $tone="plain" $size="s" $wide={false}>
              {messages.sms}
              <VisuallyHidden> {label}</VisuallyHidden>
            </AppLink>
          </li>
        );
      })}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-4);

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  h3,
  p {
    flex-basis: 100%;
    overflow-wrap: anywhere;
  }

  h3 {
    font-size: var(--text-s);
  }

  p {
    padding: var(--space-3);
    border-radius: var(--radius-m);
    background: var(--surface-sunken);
  }
`;

const AppLink = styled.a<ButtonStyles>`
  ${buttonStyles}
`;
