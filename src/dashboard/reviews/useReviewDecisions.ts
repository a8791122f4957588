import { useDecideReviewsMutation, useDeleteReviewMutation } from '#api/reviews/moderatedReviewsApi.ts';
import { type ModeratedReview, type ReviewDecision, rejectReasonLength } from '#domain/reviews/review.ts';
import * as messages from '#messages/dashboard/reviews.ts';
import { askReason, type Message } from '#ui/feedback/dialogs.ts';
import { removalQuestion, useRowCommand } from '../components/actions/useRowCommand.ts';
import { countLabel } from '../components/lists/countLabel.ts';
import { changeFailureMessage } from '../components/loading/failureMessages.ts';

/** Reasons that the dialog offers for a rejection. */
const reasons = [
  messages.advertising,
  messages.insulting,
  messages.namesAPersonOrNumber,
  messages.notAboutTheProduct,
];

/** For how many milliseconds a success stays on the screen. */
const successMs = 2000;

/** The message after a decision about `count` reviews, of which the shop left `unchanged` as they were. */
const outcome = (titleOf: (reviews: string) => string, count: number, unchanged: number): Message => {
  const title = titleOf(countLabel(count - unchanged, messages.reviews));
  if (unchanged === 0) return { title, icon: 'success', timer: successMs };
  const text = messages.changedMeanwhile(countLabel(unchanged, messages.reviews));
  return { title, text, icon: 'warning' };
};

/** Functions that publish, reject and delete reviews and show the outcome (SH-7); `onDecided` is called after a decision about these reviews. */
export const useReviewDecisions = (
  onDecided: (reviews: readonly ModeratedReview[]) => void = () => undefined,
) => {
  const [decide] = useDecideReviewsMutation();
  const [deleteReview] = useDeleteReviewMutation();
  const { busy, runCommand } = useRowCommand();
  /**
   * Resolves to the number of reviews that the shop left as they were, because they had changed meanwhile. `reason` is '' for
   * none.
   */
  const send = async (
    decision: ReviewDecision,
    reviews: readonly ModeratedReview[],
    reason: string,
  ): Promise<number> => {
    const decided = await decide({ decision, reviews, ...(reason === '' ? {} : { reason }) }).unwrap();
    onDecided(reviews);
    return reviews.length - decided.length;
  };
  const publish = (reviews: readonly ModeratedReview[]) => {
    let unchanged = 0;
    return runCommand({
      send: async () => {
        unchanged = await send('Published', reviews, '');
      },
      success: () => outcome(messages.published, reviews.length, unchanged),
      failure: (failure) => ({
        title: messages.error,
        text: changeFailureMessage(messages.nothingWasPublished, failure),
      }),
    });
  };
  const reject = (reviews: readonly ModeratedReview[]) => {
    let unchanged = 0;
    let reason = '';
    return runCommand({
      question: {
        title: messages.reallyReject(countLabel(reviews.length, messages.reviews)),
        text: messages.whatRejectingDoes,
        yes: messages.yesReject,
        no: messages.cancel,
      },
      ask: async (question) => {
        const givenReason = await askReason({
          ...question,
          reasonLabel: messages.reasonForTheAuthor,
          reasonLength: rejectReasonLength,
          reasons,
        });
        // `null`: the user cancelled.
        reason = givenReason ?? '';
        return givenReason !== null;
      },
      send: async () => {
        unchanged = await send('Rejected', reviews, reason);
      },
      success: () => outcome(messages.rejected, reviews.length, unchanged),
      failure: (failure) => ({
        title: messages.error,
        text: changeFailureMessage(messages.nothingWasRejected, failure),
      }),
    });
  };
  const remove = (review: ModeratedReview) =>
    runCommand({
      question: removalQuestion(messages.whatDeletingDoes),
      send: () => deleteReview(review).unwrap(),
      success: { title: messages.deleted, timer: successMs },
      failure: (failure) => ({
        title: messages.error,
        text: changeFailureMessage(messages.theReviewIsStillThere, failure),
      }),
    });
  return { busy, publish, reject, remove };
};
