import { type FormEvent, useState } from 'react';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import { errorOf, typedFee, typedRider, typedTrackingCode } from '#domain/consignments/typedParcel.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';
import { RiderField } from '../RiderField.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';
import { useCorrectParcel } from './parcelMutations.ts';

interface CorrectParcelFormProps {
  readonly parcel: Consignment;
  readonly onClose: () => void;
}

interface Errors {
  readonly code?: string | undefined;
  readonly fee?: string | undefined;
  readonly rider?: string | undefined;
}

/** Corrects the tracking code, the fee and the own rider of a parcel. */
export const CorrectParcelForm = ({ parcel, onClose }: CorrectParcelFormProps) => {
  const command = useCommandProblem(onClose, messages.theParcelWasNotChanged);
  const { trackingCode, fee, rider } = parcel;
  // The key fills the fields in again when somebody else has changed one of them. `command` outlives that, so its problem stays shown.
  return (
    <Fields key={`${trackingCode} ${fee} ${rider}`} parcel={parcel} command={command} onClose={onClose} />
  );
};

interface FieldsProps extends CorrectParcelFormProps {
  readonly command: ReturnType<typeof useCommandProblem>;
}

const Fields = ({ parcel, command: { problem, run }, onClose }: FieldsProps) => {
  const { id, revision } = parcel;
  const [code, setCode] = useState(parcel.trackingCode ?? '');
  const [fee, setFee] = useState(parcel.fee === null ? '' : String(parcel.fee));
  const [rider, setRider] = useState(parcel.rider ?? '');
  const isOwnRider = parcel.courier === 'ownRider';
  const [errors, setErrors] = useState<Errors>({});
  const [correct, { isLoading }] = useCorrectParcel(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const codeOrError = typedTrackingCode(code);
    const feeOrError = typedFee(fee);
    const riderOrError = isOwnRider ? typedRider(rider) : { value: null };
    setErrors({ code: errorOf(codeOrError), fee: errorOf(feeOrError), rider: errorOf(riderOrError) });
    if ('error' in codeOrError || 'error' in feeOrError || 'error' in riderOrError) return;
    const body = {
      revision,
      trackingCode: codeOrError.value,
      fee: feeOrError.value,
      rider: riderOrError.value,
    };
    void run(() => correct({ id, body }).unwrap());
  };
  return (
    <InlineForm onSubmit={submit} noValidate aria-label={messages.codeAndFeeOfParcel}>
      <ErrorSummary />
      {isOwnRider && <RiderField value={rider} error={errors.rider} onChange={setRider} />}
      <TextField
        label={messages.trackingCode}
        autoComplete="off"
        maxLength={consignmentLimits.trackingCode}
        value={code}
        error={errors.code}
        onChange={({ target }) => setCode(target.value)}
      />
      <TextField
        label={messages.feeInTaka}
        inputMode="decimal"
        autoComplete="off"
        value={fee}
        error={errors.fee}
        onChange={({ target }) => setFee(target.value)}
      />
      <InlineFormEnd saveLabel={messages.save} problem={problem} busy={isLoading} onClose={onClose} />
    </InlineForm>
  );
};
