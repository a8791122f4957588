import { useDecideJobMutation } from '#api/staff/jobsApi.ts';
import type { Job } from '#domain/staff/job.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useRowCommand } from '../components/actions/useRowCommand.ts';
import { withFailureMessage } from '../components/loading/failureMessages.ts';
import { jobKindName } from './jobKinds.ts';

/** Tries a job again, or gives it up after a question; none for one in progress. */
export const JobButtons = ({ job }: { readonly job: Job }) => {
  const [decide] = useDecideJobMutation();
  const { busy, runCommand } = useRowCommand();
  if (job.state === 'working') return null;
  const name = `${jobKindName(job.kind)} ${job.label}`.trim();
  const tryAgain = () =>
    runCommand({
      ...(job.state === 'stuck'
        ? {
            question: {
              title: 'Try again?',
              text: `${job.lastError} Look first whether it was done all the same: it may be done twice.`,
              yes: 'Yes, try again!',
              no: 'Cancel',
            },
          }
        : {}),
      send: () => decide({ id: job._id, decision: 'tryAgain' }).unwrap(),
      success: { title: 'It is tried again now.' },
      failure: (failure) => ({
        title: 'Error!',
        text: withFailureMessage('It is not tried again.', failure),
      }),
    });
  const giveUp = () =>
    runCommand({
      question: {
        title: 'Give it up?',
        text: 'The shop will not do it any more.',
        yes: 'Yes, give it up!',
        no: 'Cancel',
        danger: true,
      },
      send: () => decide({ id: job._id, decision: 'giveUp' }).unwrap(),
      success: { title: 'Given up!' },
      failure: (failure) => ({ title: 'Error!', text: withFailureMessage('It was not given up.', failure) }),
    });
  return (
    <Row>
      <Button tone="plain" size="s" disabled={busy} aria-label={`Try again: ${name}`} onClick={tryAgain}>
        Try again
      </Button>
      <Button tone="plain" size="s" disabled={busy} aria-label={`Give up: ${name}`} onClick={giveUp}>
        Give up
      </Button>
    </Row>
  );
};
