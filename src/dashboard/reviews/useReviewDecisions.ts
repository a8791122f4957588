import { useDecideReviewsMutation, useDeleteReviewMutation } from '#api/reviews/moderatedReviewsApi.ts';
import { type ModeratedReview, type ReviewDecision, rejectReasonLength } from '#domain/reviews/review.ts';
import * as messages from '#messages/dashboard/reviews.ts';
import { askReason, type Message } from '#ui/feedback/dialogs.ts';
import { removalQuestion, useRowCommand } from '../components/actions/useRowCommand.ts';
import { countLabel } from '../components/lists/countLabel.ts';
import { withFailureMessage } from '../components/loading/failureMessages.ts';

/** Reasons that the dialog offers for a rejection. */
const reasons = ['Advertising', 'Insulting', messages.namesAPersonANumber, messages.notAboutTheProduct];

/** Milliseconds that a success stays on the screen. */
const timer = 2000;

const outcome = (verb: string, count: number, missed: number): Message =>
  missed === 0
    ? { title: `${countLabel(count, 'reviews')} ${verb}.`, icon: 'success', timer }
    : {
        title: `${countLabel(count - missed, 'reviews')} ${verb}.`,
        text: `${countLabel(missed, 'reviews')} changed or disappeared since you opened the list. Please read the list again.`,
        icon: 'warning',
      };

/** Publishes, rejects and deletes reviews, and shows the outcome (SH-7). */
export const useReviewDecisions = (onDecided: () => void = () => undefined) => {
  const [decide] = useDecideReviewsMutation();
  const [remove] = useDeleteReviewMutation();
  const { busy, runCommand } = useRowCommand();
  /** Resolves to the number of reviews that the shop left as they were. */
  const send = async (
    decision: ReviewDecision,
    reviews: readonly ModeratedReview[],
    reason: string,
  ): Promise<number> => {
    const decided = await decide({ decision, reviews, ...(reason === '' ? {} : { reason }) }).unwrap();
    onDecided();
    return reviews.length - decided.length;
  };
  const publish = (reviews: readonly ModeratedReview[]) => {
    let missed = 0;
    return runCommand({
      send: async () => {
        missed = await send('Published', reviews, '');
      },
      success: () => outcome('published', reviews.length, missed),
      failure: (failure) => ({
        title: messages.error,
        text: withFailureMessage(messages.nothingWasPublished, failure),
      }),
    });
  };
  const reject = (reviews: readonly ModeratedReview[]) => {
    let [missed, reason] = [0, ''];
    return runCommand({
      question: {
        title: `Reject ${countLabel(reviews.length, 'reviews')}?`,
        text: messages.onlyItsAuthorWillSee,
        yes: messages.yesReject,
        no: messages.cancel,
      },
      ask: async (question) => {
        const answer = await askReason({
          ...question,
          reasonLabel: messages.reasonForTheAuthorOptional,
          reasonLength: rejectReasonLength,
          reasons,
        });
        reason = answer ?? '';
        return answer !== null;
      },
      send: async () => {
        missed = await send('Rejected', reviews, reason);
      },
      success: () => outcome('rejected', reviews.length, missed),
      failure: (failure) => ({
        title: messages.error,
        text: withFailureMessage(messages.nothingWasRejected, failure),
      }),
    });
  };
  const erase = (review: ModeratedReview) =>
    runCommand({
      question: removalQuestion(messages.theReviewWillBeGone),
      send: () => remove(review).unwrap(),
      success: { title: messages.deleted, timer },
      failure: (failure) => ({
        title: messages.error,
        text: withFailureMessage(messages.theReviewIsStillThere, failure),
      }),
    });
  return { busy, publish, reject, erase };
};
