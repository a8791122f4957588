import { type FormEvent, useState } from 'react';
import { useWriteOffCashMutation } from '#api/cash/cashApi.ts';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { formatTaka } from '#domain/values/money.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { ParcelForm } from './ParcelForm.tsx';
import { ParcelFormEnd } from './ParcelFormEnd.tsx';
import { useParcelCommand } from './useParcelCommand.ts';

interface WriteOffFormProps {
  readonly parcel: StoredConsignment;
  readonly onClose: () => void;
}

/** Gives up what is missing, or keeps what is too much, for a reason that the ledger keeps. */
export const WriteOffForm = ({ parcel: { id, unremitted }, onClose }: WriteOffFormProps) => {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [writeOff, { isLoading }] = useWriteOffCashMutation();
  const { problem, run } = useParcelCommand(onClose, 'The cash was not written off.');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = reason.trim() === '';
    setError(isEmpty ? 'Enter a reason.' : undefined);
    if (!isEmpty)
      void run(() => writeOff({ id, body: { amount: unremitted, reason: reason.trim() } }).unwrap());
  };
  return (
    <ParcelForm onSubmit={submit} noValidate aria-label="Write off cash">
      <ErrorSummary />
      <TextField
        label="Reason"
        autoComplete="off"
        required
        maxLength={consignmentLimits.note}
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
      <ParcelFormEnd
        save={`Write off ${formatTaka(Math.abs(unremitted))}`}
        problem={problem}
        busy={isLoading}
        onClose={onClose}
      />
    </ParcelForm>
  );
};
