import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useWriteOffCashMutation } from '#api/cash/cashApi.ts';
import { failureOfError } from '#api/client/failure.ts';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import type { StoredLine } from '#domain/statements/statement.ts';
import { formatTaka } from '#domain/values/money.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { withFailureMessage } from '../components/loading/failureMessages.ts';

/** Gives up what is missing of a parcel, or keeps what is too much, for a reason (CA-4). */
export const WriteOffForm = ({ line }: { readonly line: StoredLine }) => {
  const { consignmentId, invoice, unremitted, cashState } = line;
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [writeOff, { isLoading }] = useWriteOffCashMutation();
  if (consignmentId === null || (cashState !== 'short' && cashState !== 'over')) return null;
  const amount = formatTaka(Math.abs(unremitted));
  const label = unremitted > 0 ? `Write off ${amount}` : `Keep ${amount} too much`;
  if (!isOpen)
    return (
      <Button tone="quiet" size="s" aria-label={`${label} of ${invoice}`} onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') {
      setProblem('The reason is missing');
      return;
    }
    try {
      await writeOff({
        id: consignmentId,
        body: { amount: unremitted, reason: reason.trim() },
      }).unwrap();
      setOpen(false);
    } catch (error) {
      setProblem(withFailureMessage('Nothing was written off.', failureOfError(error)));
    }
  };
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate aria-label={`${label} of ${invoice}`}>
      <TextField
        label="Reason"
        required
        maxLength={consignmentLimits.note}
        value={reason}
        error={problem}
        onChange={({ target }) => setReason(target.value)}
      />
      <Row gap={2}>
        <Button type="submit" tone="plain" size="s" busy={isLoading}>
          {label}
        </Button>
        <Button tone="quiet" size="s" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Row>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  min-width: 220px;
  text-align: start;
`;
