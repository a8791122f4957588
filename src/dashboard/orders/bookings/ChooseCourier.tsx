import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Actions } from '../../components/layout/Modal.tsx';
import type { BookingChoice } from './bookingChoices.ts';

interface ChooseCourierProps {
  readonly choices: readonly BookingChoice[];
  readonly choice: BookingChoice;
  readonly weight: string;
  /** To collect for an exchange; `null` when it is none. */
  readonly amount: string | null;
  readonly storeName: string;
  readonly problem: string;
  readonly amountProblem: string;
  readonly busy: boolean;
  readonly onChoice: (choice: BookingChoice) => void;
  readonly onWeight: (weight: string) => void;
  readonly onAmount: (amount: string) => void;
  readonly onStoreName: (name: string) => void;
  readonly onCheck: () => void;
  readonly onClose: () => void;
}

/** The first step: the courier, its way, and the weight that most parcels have. */
export const ChooseCourier = ({
  choices,
  choice,
  weight,
  amount,
  storeName,
  problem,
  amountProblem,
  busy,
  onChoice,
  onWeight,
  onAmount,
  onStoreName,
  onCheck,
  onClose,
}: ChooseCourierProps) => {
  const file = choice.way === 'file' ? choice.courier.file : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCheck();
  };
  return (
    <Form onSubmit={submit} noValidate aria-label="Choose a courier">
      <Select
        label="Courier"
        options={choices.map(({ value, label }) => ({ value, label }))}
        value={choice.value}
        onChange={({ target }) => onChoice(choices.find(({ value }) => value === target.value) ?? choice)}
      />
      {file !== null && (
        <Notice tone={file.isAssumed ? 'warning' : 'neutral'}>
          Upload the file in the portal of {choice.courier.name}. {file.source}
        </Notice>
      )}
      {file?.namesStore === true && (
        <TextField
          label={`Name of your shop at ${choice.courier.name}`}
          autoComplete="off"
          maxLength={100}
          value={storeName}
          onChange={({ target }) => onStoreName(target.value)}
        />
      )}
      {choice.way === 'hand' && <Notice>Nobody is called: the parcel counts as booked at once.</Notice>}
      {amount !== null && (
        <TextField
          label="To collect for the exchange (৳)"
          inputMode="numeric"
          autoComplete="off"
          required
          value={amount}
          error={amountProblem}
          onChange={({ target }) => onAmount(target.value)}
        />
      )}
      <TextField
        label="Weight of each parcel (g)"
        hint="Each can be changed in the next step."
        inputMode="numeric"
        autoComplete="off"
        required
        value={weight}
        error={problem}
        onChange={({ target }) => onWeight(target.value)}
      />
      <Actions>
        <Button tone="plain" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Checking…">
          Check the orders
        </Button>
      </Actions>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;
