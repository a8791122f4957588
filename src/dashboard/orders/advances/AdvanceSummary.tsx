import { type Advance, type AdvanceState, isPayableAdvance } from '#domain/cash/advance.ts';
import { advanceStateLabels } from '#domain/cash/advanceTexts.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/advances.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import type { Tone } from '#ui/feedback/tones.ts';
import { Row } from '#ui/layout/Row.tsx';

type Summarized = Pick<Advance, 'amount' | 'state' | 'isStarted' | 'bankTransactionId'> &
  /** Not given in the list To Decide, which has no advance that could still be paid. */
  Partial<Pick<Advance, 'token'>>;

const tones: Readonly<Record<AdvanceState, Tone>> = {
  asked: 'accent',
  paid: 'good',
  held: 'warning',
  failed: 'danger',
  expired: 'neutral',
  refundDue: 'danger',
  refunded: 'neutral',
};

/** What the state of an advance means for the staff who work the order, in a sentence. */
const sentenceOf = ({ state, amount, isStarted, token }: Summarized, isDelivered: boolean): string => {
  const taka = formatTaka(amount);
  // Without a token the customer has no payment page, as when a courier has the parcel already.
  if (token === null && isPayableAdvance({ state })) return messages.canNoLongerBePaid;
  switch (state) {
    case 'asked':
      return isStarted ? messages.customerOpenedThePage : messages.sendTheLink;
    case 'paid':
      return isDelivered ? messages.wasPaid(taka) : messages.paid(taka);
    case 'held':
      return messages.gatewayCallsItRisky;
    case 'failed':
      return messages.paymentNotMade;
    case 'refundDue':
      return messages.toGiveBack(taka);
    case 'refunded':
      return messages.givenBack(taka);
    // expired
    default:
      return messages.canNoLongerBePaid;
  }
};

interface AdvanceSummaryProps {
  readonly advance: Summarized;
  /** Whether its order has arrived, also if it came back: then no courier collects less for it any more. */
  readonly isDelivered?: boolean;
}

/** The amount and state of an advance, what the state means for staff, and the bank's name for its payment. */
export const AdvanceSummary = ({ advance, isDelivered = false }: AdvanceSummaryProps) => {
  const { amount, state, bankTransactionId } = advance;
  return (
    <>
      <Row gap={2}>
        <strong>{formatTaka(amount)}</strong>
        <Badge tone={tones[state]}>{shownText(advanceStateLabels[state])}</Badge>
      </Row>
      <p>{sentenceOf(advance, isDelivered)}</p>
      {bankTransactionId === null ? null : <p>{messages.bankTransaction(bankTransactionId)}</p>}
    </>
  );
};
