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
 * parcel, the form says so and offers the stages that follow now.
 */
export const StageForm = ({ parcel: { id, stage: from }, onClose }: StageFormProps) => {
  const steps = consignmentSteps[from];
  const [chosen, setChosen] = useState<ConsignmentStage>();
  /** The stage of the parcel when the form was opened, or when the choice was made. */
  const [seen, setSeen] = useState(from);
  // Each stage has a step: `from` is only for the compiler.
  const to = steps.find((step) => step === chosen) ?? steps[0] ?? from;
  const [move, { isLoading }] = useMoveParcel(id);
  const { problem, run } = useCommandProblem(onClose, messages.theParcelWasNotMoved);
  const othersMove =
    from === seen || isLoading ? null : messages.movedMeanwhile(consignmentStageLabels[from]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => move({ id, body: { from, to } }).unwrap());
  };
  return (
    <InlineForm onSubmit={submit} aria-label={messages.moveTheParcel}>
      <Select
        label={messages.theParcelIsNow}
        options={steps.map((value) => ({ value, label: consignmentStageLabels[value] }))}
        value={to}
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
