import { useDecideJobMutation } from '#api/staff/jobsApi.ts';
import type { Job } from '#domain/staff/job.ts';
import * as messages from '#messages/dashboard/jobs.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { Question } from '#ui/feedback/dialogs.ts';
import { Row } from '#ui/layout/Row.tsx';
import { useRowCommand } from '../components/actions/useRowCommand.ts';
import { jobKindName } from './jobKindName.ts';

/** The question before a stuck job is tried again: it may have done its work already. */
export const stuckQuestion = ({ lastError }: Job): Question => ({
  title: messages.reallyTryAgain,
  text: messages.lookFirst(shownText(lastError)),
  yes: messages.yesTryAgain,
  no: messages.cancel,
});

/** The buttons that try a job again (a stuck one after a question) and that give it up (after a question); none for a job in progress. */
export const JobButtons = ({ job }: { readonly job: Job }) => {
  const [decide] = useDecideJobMutation();
  const { busy, runCommand } = useRowCommand();
  if (job.state === 'working') return null;
  const name = `${jobKindName(job.kind)} ${job.label}`.trim();
  const tryAgain = () =>
    runCommand({
      question: job.state === 'stuck' ? stuckQuestion(job) : undefined,
      send: () => decide({ id: job._id, decision: 'tryAgain' }).unwrap(),
      success: { title: messages.itIsTriedAgainNow },
      failure: messages.itIsNotTriedAgain,
    });
  const giveUp = () =>
    runCommand({
      question: {
        title: messages.reallyGiveUp,
        text: messages.whatGivingUpDoes,
        yes: messages.yesGiveItUp,
        no: messages.cancel,
        danger: true,
      },
      send: () => decide({ id: job._id, decision: 'giveUp' }).unwrap(),
      success: { title: messages.givenUp },
      failure: messages.itWasNotGivenUp,
    });
  return (
    <Row>
      <Button
        tone="plain"
        size="s"
        disabled={busy}
        aria-label={messages.tryJobAgain(name)}
        onClick={tryAgain}
      >
        {messages.tryAgain}
      </Button>
      <Button tone="plain" size="s" disabled={busy} aria-label={messages.giveJobUp(name)} onClick={giveUp}>
        {messages.giveUp}
      </Button>
    </Row>
  );
};
