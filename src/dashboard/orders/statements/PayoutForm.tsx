import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { shopNow } from '#api/client/shopClock.ts';
import type { ConfirmPayoutBody } from '#api/orders/statementsApi.ts';
import { payoutLimits, payoutMethodLabels, payoutMethods } from '#domain/statements/payout.ts';
import { readStatementAmount } from '#domain/statements/readStatementAmount.ts';
import { dhakaDay, isDay } from '#domain/values/dates.ts';
import { formatTaka, fromPoisha, toPoisha } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/statements.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FieldError } from '#ui/controls/Field.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';

interface PayoutFormProps {
  /** Taka that the lines of the statement come to; `null` when the payout came before its statement. */
  readonly net: number | null;
  /** The label of the button that sends the form. */
  readonly saveLabel: string;
  readonly onSave: (paid: ConfirmPayoutBody) => Promise<unknown>;
  readonly onClose?: () => void;
}

/** How a payout differs from what the lines of its statement come to, in a sentence; `difference` is in taka. */
export const differenceText = (difference: number): string => {
  if (difference === 0) return messages.equalToTheLines;
  const amount = formatTaka(Math.abs(difference));
  return difference < 0 ? messages.lessThanTheLines(amount) : messages.moreThanTheLines(amount);
};

/** The form for the money that arrived in the bank or wallet, with its difference from the statement. */
export const PayoutForm = ({ net, saveLabel, onSave, onClose }: PayoutFormProps) => {
  const [method, setMethod] = useState<(typeof payoutMethods)[number]>('bank');
  const [typed, setTyped] = useState({
    reference: '',
    amount: net === null ? '' : String(net),
    // `null`: today.
    day: null as string | null,
  });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { problem, busy, run } = useCommandProblem(undefined, messages.thePayoutWasNotSaved);
  const reference = typed.reference.trim();
  /** In poisha; `null` for an empty field, and for a text that is no amount. */
  const amount = readStatementAmount(typed.amount) ?? null;
  // Not kept from the start: a form that stays open over midnight would go on with the day before.
  const day = typed.day ?? dhakaDay(shopNow());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (reference === '' || amount === null || !isDay(day)) return;
    // A second try, when the answer was lost, sends the same day: with another day, the server would store a second payout.
    setTyped({ ...typed, day });
    void run(() => onSave({ method, reference, amount: fromPoisha(amount), day }));
  };
  return (
    <form onSubmit={submit} noValidate aria-label={saveLabel}>
      <ErrorSummary />
      <Fields>
        <Select
          label={messages.paidInto}
          options={payoutMethods.map((value) => ({ value, label: shownText(payoutMethodLabels[value]) }))}
          value={method}
          onChange={({ target }) =>
            setMethod(payoutMethods.find((value) => value === target.value) ?? 'bank')
          }
        />
        <TextField
          label={messages.reference}
          required
          hint={messages.asTheBankHasIt}
          maxLength={payoutLimits.reference}
          value={typed.reference}
          error={isSubmitted && reference === '' ? messages.theReferenceIsMissing : undefined}
          onChange={({ target }) => setTyped({ ...typed, reference: target.value })}
        />
        <TextField
          label={messages.amountThatArrived}
          required
          inputMode="decimal"
          hint={net === null || amount === null ? '' : differenceText(fromPoisha(amount - toPoisha(net)))}
          value={typed.amount}
          error={isSubmitted && amount === null ? messages.thisIsNoAmount : undefined}
          onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
        />
        <TextField
          label={messages.day}
          required
          type="date"
          value={day}
          error={isSubmitted && !isDay(day) ? messages.theDayIsMissing : undefined}
          onChange={({ target }) => setTyped({ ...typed, day: target.value })}
        />
      </Fields>
      {problem !== null && <FieldError role="alert">{problem}</FieldError>}
      <Row gap={2}>
        <Button type="submit" busy={busy}>
          {saveLabel}
        </Button>
        {onClose !== undefined && (
          <Button tone="quiet" disabled={busy} onClick={onClose}>
            {messages.close}
          </Button>
        )}
      </Row>
    </form>
  );
};

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  align-items: start;
  margin-block-end: var(--space-4);
`;
