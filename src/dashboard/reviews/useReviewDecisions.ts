import { useDecideReviewsMutation, useDeleteReviewMutation } from '#api/moderatedReviewsApi.ts';
import { type ModeratedReview, type ReviewDecision, rejectReasonLength } from '#domain/review.ts';
import type { Message } from '#ui/feedback/dialogs.ts';
import { askReason } from '#ui/feedback/reasonDialog.ts';
import { withReason } from '../components/failureMessages.ts';
import { removalQuestion, useRowCommand } from '../components/useRowCommand.ts';

/** Offered in the dialog. */
const reasons = [
  'Advertising',
  'Insulting',
  'Names a person, a number or an address',
  'Not about the product',
];

const labelOf = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);

const timer = 2000;

const outcome = (verb: string, count: number, missed: number): Message =>
  missed === 0
    ? { title: `${labelOf(count)} ${verb}.`, icon: 'success', timer }
    : {
        title: `${labelOf(count - missed)} ${verb}.`,
        text: `${labelOf(missed)} changed or went in the meantime: please read again what is there now.`,
        icon: 'warning',
      };

/** Publishes, rejects and deletes reviews, and shows the outcome (SH-7). */
export const useReviewDecisions = (onDecided: () => void = () => undefined) => {
  const [decide] = useDecideReviewsMutation();
  const [remove] = useDeleteReviewMutation();
  const { busy, runCommand } = useRowCommand();
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
      failure: (failure) => ({ title: 'Error!', text: withReason('Nothing was published.', failure) }),
    });
  };
  const reject = (reviews: readonly ModeratedReview[]) => {
    let [missed, reason] = [0, ''];
    return runCommand({
      question: {
        title: `Reject ${labelOf(reviews.length)}?`,
        text: 'Only the writer sees it then, with your reason.',
        yes: 'Yes, reject!',
        no: 'Cancel',
      },
      ask: async (question) => {
        const answer = await askReason({
          ...question,
          reasonLabel: 'Reason, for the writer (may stay empty)',
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
      failure: (failure) => ({ title: 'Error!', text: withReason('Nothing was rejected.', failure) }),
    });
  };
  const erase = (review: ModeratedReview) =>
    runCommand({
      question: removalQuestion('The review is gone for good. Its writer may write another one.'),
      send: () => remove(review).unwrap(),
      success: { title: 'Deleted!', timer },
      failure: (failure) => ({ title: 'Error!', text: withReason('The review is still there.', failure) }),
    });
  return { busy, publish, reject, erase };
};
