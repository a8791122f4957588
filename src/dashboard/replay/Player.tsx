import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type MachineRecord, replay } from '#machines/record.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TwoColumns } from '../components/layout/TwoColumns.ts';
import { MachineDiagram } from './MachineDiagram.tsx';
import { machineDiagrams } from './machineDiagrams.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { RecordTools } from './RecordTools.tsx';
import { readStep } from './replayAddress.ts';
import { StepDetails } from './StepDetails.tsx';

/** Plays a record step by step on its machine's diagram; the step is stored in the address. */
export const Player = ({ record }: { readonly record: MachineRecord }) => {
  const [search] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const { steps, refusal } = replay(record);
  const last = steps.length - 1;
  const number = readStep(search, last);
  const step = steps[number];
  const goTo = (stepNumber: number) => {
    const params = new URLSearchParams(search);
    params.set('step', String(stepNumber));
    // The hash or the state may hold the record.
    void navigate({ search: params.toString(), hash }, { replace: true, state, preventScrollReset: true });
  };
  const notice = refusal !== null && <Notice tone="danger">{shownText(refusal)}</Notice>;
  if (step === undefined) return notice;
  return (
    <Stack gap={4}>
      {notice}
      <TwoColumns>
        <Card as="section" padding={4}>
          <Stack gap={3}>
            <MachineDiagram
              name={record.machine}
              layout={machineDiagrams[record.machine]}
              step={step}
              before={steps[number - 1]?.state ?? null}
            />
            <PlayerControls number={number} last={last} onGo={goTo} />
          </Stack>
        </Card>
        <Stack gap={4}>
          <StepDetails steps={steps} step={step} onGo={goTo} />
          <RecordTools record={record} />
        </Stack>
      </TwoColumns>
    </Stack>
  );
};
