import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type MachineRecord, replay } from '#machines/record.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TwoColumns } from '../components/TwoColumns.ts';
import { MachineDrawing } from './MachineDiagram.tsx';
import { machineDrawings } from './machineDiagrams.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { RecordTools } from './RecordTools.tsx';
import { stepIn } from './replayAddress.ts';
import { StepFacts } from './StepFacts.tsx';

/** Plays a record on its machine's diagram; the step is stored in the address. */
export const Player = ({ record }: { readonly record: MachineRecord }) => {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { steps, refusal } = replay(record);
  const last = steps.length - 1;
  const number = stepIn(search, last);
  const step = steps[number];
  const go = (to: number) => {
    const asked = new URLSearchParams(search);
    asked.set('step', String(to));
    void navigate({ search: asked.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  const refused = refusal !== null && <Notice tone="danger">{refusal}</Notice>;
  if (step === undefined) return refused;
  return (
    <Stack gap={4}>
      {refused}
      <TwoColumns>
        <Card as="section" padding={4}>
          <Stack gap={3}>
            <MachineDrawing
              name={record.machine}
              layout={machineDrawings[record.machine]}
              step={step}
              before={steps[number - 1]?.state ?? null}
            />
            <PlayerControls number={number} last={last} onGo={go} />
          </Stack>
        </Card>
        <Stack gap={4}>
          <StepFacts steps={steps} step={step} onGo={go} />
          <RecordTools record={record} />
        </Stack>
      </TwoColumns>
    </Stack>
  );
};
