import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useShop } from '#api/client/useShop.ts';
import { usePayAdvanceMutation } from '#api/orders/advancePageApi.ts';
import type { CustomerAdvance } from '#domain/cash/customerAdvance.ts';
import { trackPath } from '#domain/orders/trackingPath.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/advance.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { titledSurfaceStyles } from '#ui/layout/Card.tsx';
import { from } from '#ui/theme/media.ts';
import { advanceStatus } from './advanceStatus.tsx';

/** Whether the page repeats its most important sentences in Bengali: an English one does. */
const inBengaliToo = language === 'en';

interface AdvanceOfferProps {
  readonly token: string;
  readonly advance: CustomerAdvance;
  readonly look: Look;
}

/** Fetching the advance again; `hasFailed`: the last time had no answer, so that what is shown may be out of date. */
interface Look {
  readonly again: () => void;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
}

/** Shows which advance is to be paid for which order, what remains at the door, and the button that opens the gateway's page. */
export const AdvanceOffer = ({ token, advance, look }: AdvanceOfferProps) => {
  const shop = useShop();
  const { amount, canPay, endsAt } = advance;
  const helpline = <a href={phoneLink(shop.helpline)}>{shop.helpline}</a>;
  const status = advanceStatus(advance, helpline);
  return (
    <Root aria-label={messages.chargeInAdvance}>
      <h1>{canPay ? messages.payInAdvance(formatTaka(amount)) : messages.chargeInAdvance}</h1>
      {status === null ? null : (
        <div role="status">
          <Notice tone={status.tone}>
            {status.text} {inBengaliToo && <span lang="bn">{status.bengali}</span>}
          </Notice>
        </div>
      )}
      <Amounts>
        {amountsOf(advance).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Amounts>
      {canPay ? (
        <>
          <p>{messages.whatIsPaid}</p>
          {inBengaliToo && (
            <p lang="bn">
              এটি আপনার অর্ডারের ডেলিভারি চার্জ, কোনো বাড়তি খরচ নয়। এখন দিলে পার্সেল হাতে পাওয়ার সময় তত টাকা কম দেবেন। পাঠানোর
              আগে অর্ডার বাতিল হলে শপ টাকাটি ফেরত দেবে।
            </p>
          )}
          <PayButton token={token} amount={amount} />
          <Small>{messages.howToPay(formatDateTime(endsAt))}</Small>
        </>
      ) : (
        // Not the order's own link, which can cancel it: whoever pays need not be the customer.
        <p>
          <Link to={trackPath}>{messages.trackThisOrder}</Link>
        </p>
      )}
      {status?.canCheckAgain ? <CheckAgain look={look} /> : null}
      <Small>{messages.questionsCall(helpline)}</Small>
    </Root>
  );
};

const CheckAgain = ({ look: { again, isBusy, hasFailed } }: Pick<AdvanceOfferProps, 'look'>) => (
  <>
    <div>
      <Button tone="plain" busy={isBusy} onClick={again}>
        {messages.checkAgain}
      </Button>
    </div>
    {hasFailed && !isBusy && <Notice tone="danger">{messages.couldNotCheckAgain}</Notice>}
  </>
);

interface Amount {
  readonly name: string;
  readonly value: string;
}

/** The order, the advance and, while the order has use for it, the amount to pay at the door. */
const amountsOf = ({ orderNumber, amount, atTheDoor, canPay, state }: CustomerAdvance): Amount[] => {
  const tellsWhatRemains = canPay || state === 'paid' || state === 'held';
  const remaining: Amount = { name: messages.remainsAtTheDoor, value: formatTaka(atTheDoor) };
  return [
    { name: messages.order, value: orderNumber },
    { name: messages.chargeInAdvance, value: formatTaka(amount) },
    ...(tellsWhatRemains ? [remaining] : []),
  ];
};

const PayButton = ({ token, amount }: { readonly token: string; readonly amount: number }) => {
  const [pay, { isLoading, data: address, error, reset }] = usePayAdvanceMutation();
  useEffect(() => {
    // The browser's Back button may show this page as it was left for the gateway's page, with a busy button.
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, [reset]);
  const openPaymentPage = async (): Promise<void> => {
    const url = await pay(token).unwrap();
    if (url !== '') location.assign(url);
  };
  // '' from a host that sent no address; `failureOfError` then tells of an answer that cannot be read.
  const hasFailed = error !== undefined || address === '';
  return (
    <>
      <Button
        wide
        // Busy after the answer too, until the gateway's page replaces this one.
        busy={isLoading || (address !== undefined && !hasFailed)}
        busyLabel={messages.openingPaymentPage}
        // The failure is shown below the button.
        onClick={() => void openPaymentPage().catch(() => undefined)}
      >
        {messages.payNow(formatTaka(amount))}
      </Button>
      {hasFailed && <Notice tone="danger">{failureOfError(error).message}</Notice>}
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
  dd { font-weight: 600; font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
`;

const Small = styled.p`
  font-size: var(--text-s);
`;
