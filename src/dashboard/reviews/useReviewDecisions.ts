import { useDecideReviewsMutation, useDeleteReviewMutation } from '#api/reviews/moderatedReviewsApi.ts';
import { rejectReasons } from '#domain/reviews/rejectReasons.ts';
import { type ModeratedReview, type ReviewDecision, rejectReasonLength } from '#domain/reviews/review.ts';
import * as messages from '#messages/dashboard/reviews.ts';
import { rejectReasonName } from '#messages/domain/rejectReasons.ts';
import { askReason, type Message } from '#ui/feedback/dialogs.ts';
import { removalQuestion, useRowCommand } from '../components/actions/useRowCommand.ts';
import { countLabel } from '../components/lists/countLabel.ts';

/** The reason to store for a given one: an offered one in English, since its author may read the other language. */
const storedReason = (given: string): string =>
  rejectReasons.find((reason) => rejectReasonName(reason) === given.trim()) ?? given;

/** For how many milliseconds a success stays on the screen. */
const successMs = 2000;

/** Of the reviews about which staff have just decided: how many have the decision, and how many the shop left as they were. */
interface Counts {
  readonly decided: number;
  /** Somebody else has taken the opposite decision about these. */
  readonly byOthers: number;
  /** Changed or deleted by their writer. */
  readonly changed: number;
}

/** What the screen says of each decision. */
const messagesOf = {
  Published: { title: messages.published, byOthers: messages.rejectedByOthers },
  Rejected: { title: messages.rejected, byOthers: messages.publishedByOthers },
} as const;

const labelOf = (count: number): string => countLabel(count, messages.reviews);

/** The message after a decision. */
const outcome = (decision: ReviewDecision, { decided, byOthers, changed }: Counts): Message => {
  const title = messagesOf[decision].title(labelOf(decided));
  if (byOthers + changed === 0) return { title, icon: 'success', timer: successMs };
  const sentences = [
    ...(byOthers === 0 ? [] : [messagesOf[decision].byOthers(labelOf(byOthers))]),
    ...(changed === 0 ? [] : [messages.changedMeanwhile(labelOf(changed))]),
  ];
  return { title, text: sentences.join(' '), icon: 'warning' };
};

/** Functions that publish, reject and delete reviews and show the outcome (SH-7); `onDone` is called with the reviews after each. */
export const useReviewDecisions = (onDone: (reviews: readonly ModeratedReview[]) => void) => {
  const [decide] = useDecideReviewsMutation();
  const [deleteReview] = useDeleteReviewMutation();
  const { busy, runCommand } = useRowCommand();
  /** `reason` is '' for none. */
  const send = async (
    decision: ReviewDecision,
    reviews: readonly ModeratedReview[],
    reason: string,
  ): Promise<Counts> => {
    const reply = await decide({ decision, reviews, ...(reason === '' ? {} : { reason }) }).unwrap();
    onDone(reviews);
    const decided = reply.decidedIds.length;
    const byOthers = reply.decidedByOthers.length;
    return { decided, byOthers, changed: reviews.length - decided - byOthers };
  };
  const publish = (reviews: readonly ModeratedReview[]) =>
    runCommand({
      send: () => send('Published', reviews, ''),
      success: (counts) => outcome('Published', counts),
      failure: messages.nothingWasPublished,
    });
  const reject = (reviews: readonly ModeratedReview[]) => {
    /** Set by `ask`; '' for none. */
    let reason = '';
    return runCommand({
      question: {
        title: messages.reallyReject(labelOf(reviews.length)),
        text: messages.whatRejectingDoes,
        yes: messages.yesReject,
        no: messages.cancel,
      },
      ask: async (question) => {
        const givenReason = await askReason({
          ...question,
          reasonLabel: messages.reasonForTheAuthor,
          reasonLength: rejectReasonLength,
          reasons: rejectReasons.map(rejectReasonName),
        });
        // `null`: the user cancelled.
        reason = storedReason(givenReason ?? '');
        return givenReason !== null;
      },
      send: () => send('Rejected', reviews, reason),
      success: (counts) => outcome('Rejected', counts),
      failure: messages.nothingWasRejected,
    });
  };
  const remove = (review: ModeratedReview) =>
    runCommand({
      question: removalQuestion(messages.whatDeletingDoes),
      send: async () => {
        await deleteReview(review).unwrap();
        onDone([review]);
      },
      success: { title: messages.deleted, timer: successMs },
      failure: messages.theReviewIsStillThere,
    });
  return { busy, publish, reject, remove };
};
