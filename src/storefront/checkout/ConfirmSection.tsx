import { type MouseEvent, useId } from 'react';
import { styled } from 'styled-components';
import type { CheckoutField } from '#domain/checkout/checkoutForm.ts';
import { orderTime } from '#domain/values/dates.ts';
import { formatExactTaka } from '#domain/values/money.ts';
import { dateWords } from '#messages/dates.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { DelayedStatus } from '#ui/feedback/DelayedStatus.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { phone } from '#ui/theme/media.ts';
import { stickyBarStyles } from '../layout/stickyBarStyles.ts';
import { bringIntoView } from './bringIntoView.ts';
import type { LastOrder } from './lastOrder.ts';
import { focusFirst, MissingFields } from './MissingFields.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import type { OrderProgress } from './usePlaceOrder.ts';

interface ConfirmSectionProps {
  readonly progress: OrderProgress;
  /** Taka. */
  readonly total: number;
  /** Fields without a valid value. */
  readonly missing: readonly CheckoutField[];
  /** Shows the message of each field in `missing`. */
  readonly onShowErrors: () => void;
  /** Why the lines exceed the limits of one order; `null` if they do not. */
  readonly limit: string | null;
  /** The products may already have been ordered in another tab. */
  readonly mayBeDuplicate: boolean;
  /** The same order, placed within the last hour, about which the shopper has been told; `null` for none. */
  readonly sameOrder: LastOrder | null;
  /** The button is in a bar with the total, and the summary above the form is one line (BY-1). */
  readonly isNarrow: boolean;
}

/** The button that confirms the order, what is still missing, and the result of the last attempt (CO-2, CO-10, CO-11). */
export const ConfirmSection = ({
  progress,
  total,
  missing,
  onShowErrors,
  limit,
  mayBeDuplicate,
  sameOrder,
  isNarrow,
}: ConfirmSectionProps) => {
  const missingId = useId();
  const limitId = useId();
  const isComplete = missing.length === 0;
  const reasonIds = [...(limit === null ? [] : [limitId]), ...(isComplete ? [] : [missingId])];
  const showMissing = ({ currentTarget }: MouseEvent): void => {
    if (isComplete) return;
    onShowErrors();
    focusFirst(currentTarget, missing);
  };
  const note = isComplete ? (
    <p>{messages.noPaymentNow}</p>
  ) : (
    <MissingFields id={missingId} fields={missing} />
  );
  return (
    <Root>
      {mayBeDuplicate ? <Notice tone="warning">{messages.mayBeOrderedAlready}</Notice> : null}
      <div aria-live="polite">
        {limit === null ? null : <FieldError id={limitId}>{limit}</FieldError>}
        {sameOrder === null ? null : (
          <div ref={bringIntoView}>
            <Notice tone="warning">{sameOrderText(sameOrder)}</Notice>
          </div>
        )}
      </div>
      <ErrorSummary />
      <OrderNotice progress={progress} total={total} />
      {isNarrow ? note : null}
      <Bar>
        {isNarrow ? (
          <Amount>
            <strong>{formatExactTaka(total)}</strong>
            {isComplete ? (
              messages.payOnDelivery
            ) : (
              <button type="button" onClick={showMissing}>
                {messages.fieldsLeft(missing.length)}
              </button>
            )}
          </Amount>
        ) : null}
        <DelayedStatus text={messages.totalOf(formatExactTaka(total))} />
        <ConfirmButton progress={progress} reasonIds={reasonIds} onRefusedPress={showMissing} />
      </Bar>
      {isNarrow ? null : note}
    </Root>
  );
};

const sameOrderText = ({ number, placedAt }: LastOrder): string =>
  messages.samePlacedAlready(dateWords(orderTime(new Date(placedAt))), number);

interface ConfirmButtonProps {
  readonly progress: OrderProgress;
  /** Ids of the elements that say why the order cannot be confirmed. */
  readonly reasonIds: readonly string[];
  /** The button was pressed while it is disabled. */
  readonly onRefusedPress: (event: MouseEvent) => void;
}

/**
 * The second tap of a double tap sends nothing: nobody can have read yet what the page said at the first tap, such as that the same order
 * was placed before.
 */
const ignoreSecondTap = (press: MouseEvent): void => {
  if (press.detail > 1) press.preventDefault();
};

const ConfirmButton = ({
  progress: { stage, isRepeatable },
  reasonIds,
  onRefusedPress,
}: ConfirmButtonProps) => (
  // A press on the disabled button shows what is missing. The keyboard has the names of the missing fields, which are links.
  <ButtonWrapper data-control onClick={reasonIds.length === 0 ? undefined : onRefusedPress}>
    <Button
      type="submit"
      size="l"
      wide
      disabled={reasonIds.length > 0 || stage === 'sending' || stage === 'placed'}
      busy={stage === 'sending'}
      busyLabel={messages.placingYourOrder}
      onClick={ignoreSecondTap}
      aria-describedby={reasonIds.length === 0 ? undefined : reasonIds.join(' ')}
    >
      {/* Where the host places an order that is sent twice only once, the notice says to confirm it again: the button keeps its name. */}
      {stage === 'lost' && !isRepeatable ? shopMessages.tryAgain : messages.confirmOrder}
    </Button>
  </ButtonWrapper>
);

// A field shows its message at the click that takes the focus from it (useCheckoutForm). A disabled button would
// swallow that click; with `pointer-events: none` the wrapper receives it. avoidOverlap finds the wrapper by `data-control`.
const ButtonWrapper = styled.div`
  display: grid;
  > button:disabled { pointer-events: none; }
`;
const Amount = styled.div`
  display: grid;
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  color: var(--ink-soft);
  > strong { font-size: var(--text-m); font-variant-numeric: tabular-nums; white-space: nowrap; color: var(--ink); }
  /* Its height of 44 px begins above its words, where it overlaps the line of the amount. */
  && > button {
    min-height: var(--target);
    margin-block: -14px -10px;
    padding: 14px 0 10px;
    border: 0;
    background: none;
    font-size: inherit;
    font-weight: 600;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    white-space: nowrap;
    color: var(--accent);
  }
`;
const Bar = styled.div`
  ${stickyBarStyles}
`;
const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  /* The bar sticks to the lower edge along the whole form. */
  ${phone} { display: contents; }
  > p { font-size: var(--text-s); color: var(--ink-soft); text-align: center; }
`;
