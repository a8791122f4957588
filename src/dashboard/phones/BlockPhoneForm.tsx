import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { failureOfError } from '#api/client/failure.ts';
import { useBlockPhoneMutation } from '#api/orders/phoneHistoriesApi.ts';
import { blockedNumberLength, blockReasonLength, phoneKey } from '#domain/orders/phoneHistory.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import * as messages from '#messages/dashboard/phones.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { from } from '#ui/theme/media.ts';
import { FilterFields } from '../components/filters/ListFilter.tsx';
import { changeFailureMessage } from '../components/loading/failureMessages.ts';

type Errors = Partial<Record<'mobileNumber' | 'reason', string>>;

/** The messages for what the user entered; no key for a field that is right. */
const errorsOf = (mobileNumber: string, reason: string): Errors => ({
  ...(phoneKey(mobileNumber) === null ? { mobileNumber: messages.pleaseEnterAMobileNumber } : {}),
  ...(reason === '' ? { reason: messages.pleaseSayWhy } : {}),
});

/** The form that blocks a phone number (MD-3). A link to it may bring the number in the navigation state. */
export const BlockPhoneForm = () => {
  const { state } = useLocation();
  const [block, { isLoading }] = useBlockPhoneMutation();
  const [mobileNumber, setMobileNumber] = useState(isRecord(state) ? readText(state.mobileNumber) : '');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const inputErrors = errorsOf(mobileNumber, reason.trim());
    setErrors(inputErrors);
    if (Object.keys(inputErrors).length > 0) return;
    try {
      await block({ mobileNumber, reason: reason.trim() }).unwrap();
      setMobileNumber('');
      setReason('');
    } catch (error) {
      // Shown at the last field, which stands beside the button.
      setErrors({ reason: changeFailureMessage(messages.theNumberWasNotBlocked, failureOfError(error)) });
    }
  };
  return (
    <Fields as="form" onSubmit={submit} noValidate aria-label={messages.blockAPhoneNumber}>
      <ErrorSummary />
      <TextField
        label={messages.mobileNumber}
        type="tel"
        autoComplete="off"
        required
        maxLength={blockedNumberLength}
        value={mobileNumber}
        // The fields are emptied when the number is blocked: what was typed until then would be lost.
        readOnly={isLoading}
        error={errors.mobileNumber}
        onChange={({ target }) => setMobileNumber(target.value)}
      />
      <TextField
        label={messages.reasonForStaffOnly}
        autoComplete="off"
        required
        maxLength={blockReasonLength}
        value={reason}
        readOnly={isLoading}
        error={errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" busy={isLoading}>
        {messages.blockTheNumber}
      </Button>
    </Fields>
  );
};

/** Fields and button are aligned at the top, because errors appear below the fields. */
const Fields = styled(FilterFields)`
  align-items: start;

  /* Three columns, and not as many as fit: the summary of errors spans all of them, so that empty ones would keep their space. */
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  }

  > [role='group'] {
    grid-column: 1 / -1;
  }

  /* Stands beside the inputs, below the height of their labels. */
  > button {
    ${from.tablet} {
      margin-block-start: calc(var(--text-s) * 1.5 + var(--space-1));
    }
  }
`;
