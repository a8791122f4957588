import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { storeNameLength } from '#domain/consignments/booking.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Actions } from '../../components/layout/Modal.tsx';
import { RiderField } from '../RiderField.tsx';
import type { BookingChoice } from './bookingChoices.ts';

/** The fields of the form, as typed. */
export interface TypedBooking {
  readonly weight: string;
  /** What the courier collects for an exchange; `null` when no exchange is booked. */
  readonly amount: string | null;
  /** The shop's name in the courier's portal. */
  readonly storeName: string;
  /** The name of the own rider who takes the parcels. */
  readonly rider: string;
}

interface ChooseCourierProps {
  readonly choices: readonly BookingChoice[];
  readonly choice: BookingChoice;
  readonly typed: TypedBooking;
  /** What is wrong with the weight, or why a call failed; '' if nothing is. Shown at the weight, the last field before the button. */
  readonly problem: string;
  /** What is wrong with the amount; '' if nothing is. */
  readonly amountProblem: string;
  /** What is wrong with the rider's name; '' if nothing is. */
  readonly riderProblem: string;
  /**
   * Whether a call is in progress: the check, or a question about prices that was asked in the second step before staff came back here.
   * Meanwhile courier, amount and weight, which are sent with these calls, cannot be changed; `storeName` is only for the file, and can.
   */
  readonly busy: boolean;
  readonly onChoice: (choice: BookingChoice) => void;
  readonly onChange: (part: Partial<TypedBooking>) => void;
  readonly onCheck: () => void;
  readonly onClose: () => void;
}

/** The first step: a form for the courier, the way of booking, and the weight of each parcel, which can be changed later. */
export const ChooseCourier = ({
  choices,
  choice,
  typed: { weight, amount, storeName, rider },
  problem,
  amountProblem,
  riderProblem,
  busy,
  onChoice,
  onChange,
  onCheck,
  onClose,
}: ChooseCourierProps) => {
  const file = choice.way === 'file' ? choice.courier.file : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck();
  };
  const choose = (value: string) => {
    const chosen = choices.find((offered) => offered.value === value);
    onChoice(chosen ?? choice);
  };
  return (
    <Form onSubmit={submit} noValidate aria-label={messages.chooseACourier}>
      <ErrorSummary />
      <Select
        label={messages.courier}
        options={choices.map(({ value, label }) => ({ value, label }))}
        value={choice.value}
        disabled={busy}
        onChange={({ target }) => choose(target.value)}
      />
      {/* `isAssumed`: the shop only supposes which columns the courier's portal takes. */}
      {file !== null && (
        <Notice tone={file.isAssumed ? 'warning' : 'neutral'}>
          {messages.uploadTheFile(shownText(choice.courier.name), shownText(file.source))}
        </Notice>
      )}
      {file?.namesStore === true && (
        <TextField
          label={messages.nameOfYourShopAt(choice.courier.name)}
          autoComplete="off"
          maxLength={storeNameLength}
          value={storeName}
          onChange={({ target }) => onChange({ storeName: target.value })}
        />
      )}
      {choice.way === 'hand' && (
        <>
          <Notice>{messages.nobodyIsCalled}</Notice>
          <RiderField value={rider} error={riderProblem} onChange={(name) => onChange({ rider: name })} />
        </>
      )}
      {amount !== null && (
        <TextField
          label={messages.toCollectForExchange}
          inputMode="numeric"
          autoComplete="off"
          required
          value={amount}
          readOnly={busy}
          error={amountProblem}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      )}
      <TextField
        label={amount === null ? messages.weightOfEach : messages.weightG}
        hint={amount === null ? messages.eachCanBeChanged : undefined}
        inputMode="numeric"
        autoComplete="off"
        required
        value={weight}
        readOnly={busy}
        error={problem}
        onChange={({ target }) => onChange({ weight: target.value })}
      />
      <Actions>
        <Button tone="plain" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={messages.checking}>
          {amount === null ? messages.checkTheOrders : messages.checkTheExchange}
        </Button>
      </Actions>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;
