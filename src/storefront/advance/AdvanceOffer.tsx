import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useShop } from '#api/client/useShop.ts';
import { usePayAdvanceMutation } from '#api/orders/advancePageApi.ts';
import type { CustomerAdvance } from '#domain/cash/customerAdvance.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/advance.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Bilingual } from '#ui/layout/Bilingual.tsx';
import { titledSurfaceStyles } from '#ui/layout/Card.tsx';
import { from } from '#ui/theme/media.ts';
import { advanceStatus } from './advanceStatus.ts';

interface AdvanceOfferProps {
  readonly token: string;
  readonly advance: CustomerAdvance;
  readonly onAskAgain: () => void;
}

/** What is paid for which order and what remains, in both languages, with the button that leads to the gateway. */
export const AdvanceOffer = ({ token, advance, onAskAgain }: AdvanceOfferProps) => {
  const shop = useShop();
  const { amount, canPay, endsAt } = advance;
  const status = advanceStatus(advance);
  return (
    <Root aria-label={messages.deliveryChargeInAdvance}>
      <h1>{canPay ? messages.payInAdvance(formatTaka(amount)) : messages.deliveryChargeInAdvance}</h1>
      {status === null ? null : (
        <div role="status">
          <Notice tone={status.tone}>
            <Bilingual text={{ en: status.text, bn: status.bengali }} />
          </Notice>
        </div>
      )}
      <Amounts>
        {amountsOf(advance).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Amounts>
      {canPay ? (
        <>
          {language === 'en' && <p>{messages.thisIsTheDeliveryCharge}</p>}
          <p lang="bn">
            এটি আপনার অর্ডারের ডেলিভারি চার্জ, কোনো বাড়তি খরচ নয়। এখন দিলে পার্সেল হাতে পাওয়ার সময় তত টাকা কম দেবেন। পাঠানোর
            আগে অর্ডার বাতিল হলে দোকান টাকাটি ফেরত দেবে।
          </p>
          <PayButton token={token} amount={amount} />
          <Small>{messages.youPayWithSslcommerzBy(formatDateTime(endsAt))}</Small>
        </>
      ) : null}
      {status?.canAsk ? (
        <div>
          <Button tone="plain" onClick={onAskAgain}>
            {messages.lookAgain}
          </Button>
        </div>
      ) : null}
      <Small>
        Questions? Call <a href={phoneLink(shop.helpline)}>{shop.helpline}</a>.
      </Small>
    </Root>
  );
};

/** The order, and the amounts as long as the advance lowers what is paid at the door. */
const amountsOf = ({
  orderNumber,
  amount,
  atTheDoor,
  canPay,
  state,
}: CustomerAdvance): (readonly [string, string])[] => [
  ['Order', orderNumber],
  [messages.deliveryChargeInAdvance, formatTaka(amount)],
  ...(canPay || state === 'paid' || state === 'held'
    ? [[messages.remainsToBePaidAt, formatTaka(atTheDoor)] as const]
    : []),
];

const PayButton = ({ token, amount }: { readonly token: string; readonly amount: number }) => {
  const [pay, { isLoading, data, error }] = usePayAdvanceMutation();
  const open = async (): Promise<void> => {
    const url = await pay(token).unwrap();
    if (url !== '') location.assign(url);
  };
  return (
    <>
      <Button
        wide
        busy={isLoading || data !== undefined}
        busyLabel={messages.openingThePaymentPage}
        // The failure is shown below the button.
        onClick={() => void open().catch(() => undefined)}
      >
        {messages.payNow(formatTaka(amount))}
      </Button>
      {error === undefined ? null : <Notice tone="danger">{failureOfError(error).message}</Notice>}
    </>
  );
};

const Root = styled.article`
  ${titledSurfaceStyles}
  max-width: 520px;
  margin-inline: auto;
  overflow-wrap: anywhere;
  h1 { font-size: var(--text-xl); }
  > p { color: var(--ink-soft); }
  ${from.medium} { h1 { font-size: var(--text-2xl); } }
`;

const Amounts = styled.dl`
  display: grid;
  gap: var(--space-2);
  div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
  dt { color: var(--ink-soft); }
  dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
`;

const Small = styled.p`
  font-size: var(--text-s);
`;
