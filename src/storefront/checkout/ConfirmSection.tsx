import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import type { CheckoutField } from '#domain/checkout/checkout.ts';
import { unansweredOrderMessages } from '#domain/messages/checkoutMessages.ts';
import { messages } from '#domain/messages/messages.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import { phoneLink } from '#domain/values/phoneLink.ts';
import type { RefusedOrder } from '#machines/placeOrderMachine.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { fieldLabels, MissingFields } from './MissingFields.tsx';
import type { OrderProgress } from './usePlaceOrder.ts';

interface ConfirmSectionProps {
  readonly progress: OrderProgress;
  /** Taka. */
  readonly total: number;
  /** Fields without a valid value. */
  readonly missing: readonly CheckoutField[];
  /** Why the lines exceed the limits of one order. */
  readonly limit: string | null;
  /** The products may already have been ordered in another tab. */
  readonly mayBeDuplicate: boolean;
}

/** The confirm button, what is still missing, and the result of the last attempt (CO-2, CO-10, CO-11). */
export const ConfirmSection = ({ progress, total, missing, limit, mayBeDuplicate }: ConfirmSectionProps) => {
  const { stage, isRepeatable } = progress;
  const missingId = useId();
  const limitId = useId();
  const reasonIds = [limit === null ? null : limitId, missing.length === 0 ? null : missingId].filter(
    (id) => id !== null,
  );
  const isLocked = stage === 'sending' || stage === 'placed';
  return (
    <Root>
      {mayBeDuplicate ? (
        <Notice tone="warning">
          Some of these products are no longer in your cart. If you ordered them in another tab, confirming
          here makes a second order.
        </Notice>
      ) : null}
      <div aria-live="polite">{limit === null ? null : <FieldError id={limitId}>{limit}</FieldError>}</div>
      <ErrorSummary />
      <OrderNotice progress={progress} total={total} />
      <ButtonWrapper data-control>
        <Button
          type="submit"
          size="l"
          wide
          disabled={reasonIds.length > 0 || isLocked}
          busy={stage === 'sending'}
          busyLabel="Placing your order…"
          aria-describedby={reasonIds.length === 0 ? undefined : reasonIds.join(' ')}
        >
          {stage === 'lost' && !isRepeatable ? messages.tryAgain : 'Confirm Order'}
        </Button>
      </ButtonWrapper>
      {missing.length === 0 ? (
        <p>No payment now: you pay on delivery.</p>
      ) : (
        <MissingFields id={missingId} fields={missing} />
      )}
    </Root>
  );
};

interface OrderNoticeProps {
  readonly progress: OrderProgress;
  readonly total: number;
}

const OrderNotice = ({ progress, total }: OrderNoticeProps) => {
  switch (progress.stage) {
    case 'repriced':
      return (
        <Notice tone="danger">
          A price or the delivery charge has changed since you chose. Your order now comes to{' '}
          {formatExactTaka(total)}. Please look at the summary and confirm again if you agree.
        </Notice>
      );
    case 'refused':
      return progress.refusal === null ? null : (
        <Notice tone="danger">{refusalText(progress.refusal)}</Notice>
      );
    case 'lost':
      return progress.isRepeatable ? (
        <Notice tone="danger">
          The shop did not answer, so we cannot say yet whether your order stands. Nothing you typed is lost:
          please confirm again when you are connected. It stays one order, however often you press.
        </Notice>
      ) : (
        <UnknownOrder />
      );
    default:
      return null;
  }
};

/** What the shopper can do when a resent order may become a second one. */
const UnknownOrder = () => {
  const { helpline } = useShop();
  const isSignedIn = useSelector(selectUser) !== null;
  return (
    <Notice tone="danger">
      <p>
        {unansweredOrderMessages.unknown.title} {unansweredOrderMessages.unknown.text}
      </p>
      <Links>
        {isSignedIn ? <Link to="/dashboard/activeOrders">{unansweredOrderMessages.look}</Link> : null}
        <a href={phoneLink(helpline)}>{unansweredOrderMessages.call(helpline)}</a>
      </Links>
    </Notice>
  );
};

const refusalText = ({ message, field, lineKey }: RefusedOrder): string => {
  if (field !== null) return `The shop could not take the order: please look at the ${fieldLabels[field]}.`;
  return lineKey === null ? message : 'The shop could not take the order: please look at the summary.';
};

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  margin-block-start: var(--space-2);
  font-weight: 600;
`;
// A field shows its message at the click that takes the focus from it (useCheckoutForm). A disabled button would
// swallow that click; with `pointer-events: none` the wrapper receives it. useAvoidOverlap knows it by `data-control`.
const ButtonWrapper = styled.div`
  display: grid;
  > button:disabled { pointer-events: none; }
`;
const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  > p { font-size: var(--text-s); color: var(--ink-soft); text-align: center; }
`;
