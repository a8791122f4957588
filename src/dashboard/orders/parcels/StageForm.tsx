import { type FormEvent, useState } from 'react';
import type { Consignment } from '#domain/consignments/consignment.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { consignmentSteps } from '#domain/consignments/consignmentSteps.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { Select } from '#ui/forms/Select.tsx';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';
import { useMoveParcel } from './parcelMutations.ts';

interface StageFormProps {
  readonly parcel: Consignment;
  readonly onClose: () => void;
}

/**
 * A form that moves a parcel to one of the stages to which a person may move it from its present one. When somebody else moves the
 * parcel, the form says so and offers the stages that follow now, of which none is chosen.
 */
export const StageForm = ({ parcel: { id, stage: from }, onClose }: StageFormProps) => {
  const steps = consignmentSteps[from];
  const [chosen, setChosen] = useState<ConsignmentStage>();
  /** The stage of the parcel when the form was opened, or when the choice was made. */
  const [seen, setSeen] = useState(from);
  const [move, { isLoading }] = useMoveParcel(id);
  const { problem, run } = useCommandProblem(onClose, messages.theParcelWasNotMoved);
  const isMovedMeanwhile = from !== seen && !isLoading;
  const to = isMovedMeanwhile ? undefined : (steps.find((step) => step === chosen) ?? steps[0]);
  const othersMove = isMovedMeanwhile ? messages.movedMeanwhile(consignmentStageLabels[from]) : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (to === undefined) event.currentTarget.querySelector('select')?.focus();
    else void run(() => move({ id, body: { from, to } }).unwrap());
  };
  return (
    <InlineForm onSubmit={submit} aria-label={messages.moveTheParcel}>
      <Select
        label={messages.theParcelIsNow}
        options={steps.map((value) => ({ value, label: consignmentStageLabels[value] }))}
        {...(to === undefined && { placeholder: messages.chooseAStage })}
        value={to ?? ''}
        onChange={({ target }) => {
          setChosen(steps.find((step) => step === target.value));
          setSeen(from);
        }}
      />
      <InlineFormEnd
        saveLabel={messages.save}
        problem={problem ?? othersMove}
        busy={isLoading}
        onClose={onClose}
      />
    </InlineForm>
  );
};
