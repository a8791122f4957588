import { Activity, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { OwnReview, ReviewDraft } from '#domain/reviews/review.ts';
import { rejectReasonName } from '#messages/domain/rejectReasons.ts';
import * as messages from '#messages/ui/reviews.ts';
import { Button } from '../controls/Button.tsx';
import { confirmDialog } from '../feedback/dialogs.ts';
import { LoadFailure } from '../feedback/LoadFailure.tsx';
import { lazyWithPreload } from '../lazyWithPreload.tsx';
import { ReviewText } from './ReviewText.tsx';
import { Stars } from './Stars.tsx';

// Loaded when the pointer or the focus reaches the button; until then nothing (`null`) is in its place.
const form = lazyWithPreload(async () => (await import('./ReviewForm.tsx')).ReviewForm, null);

/** The customer's own review of a product, and what can be done about it. The functions resolve to why they failed, else `null`. */
export interface OwnReviewState {
  /** Whether the order is delivered and was not returned: otherwise its reviews are neither written nor changed. */
  readonly canWrite: boolean;
  /** `null` before one is written. */
  readonly review: OwnReview | null;
  readonly save: (draft: ReviewDraft) => Promise<string | null>;
  readonly withdraw: () => Promise<string | null>;
}

interface OwnReviewPanelProps {
  /** The product's name. */
  readonly title: string;
  /** `null` shows nothing. */
  readonly own: OwnReviewState | null;
  /** How to load the reviews again that could not be loaded. */
  readonly failure?: { readonly busy: boolean; readonly onRetry: () => void } | null;
}

/** A button to rate a bought product; once it is rated, the customer's own review with its state, to change or withdraw (SH-7). */
export const OwnReviewPanel = ({ title, own, failure: loadFailure = null }: OwnReviewPanelProps) => {
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  /** The button hides the form with what was typed, and shows it again. */
  const [formMode, setFormMode] = useState<'closed' | 'visible' | 'hidden'>('closed');
  const [isWithdrawing, setWithdrawing] = useState(false);
  /**
   * Why `review` was not withdrawn; shown only while it is still the customer's review. If it has gone or changed, the withdrawal
   * succeeded and only its answer was lost.
   */
  const [failure, setFailure] = useState<{ readonly message: string; readonly review: OwnReview | null }>();
  if (loadFailure !== null) {
    return (
      <Root>
        <LoadFailure what={messages.yourReviews} {...loadFailure} />
      </Root>
    );
  }
  if (own === null) return null;
  const { canWrite, review, save, withdraw } = own;
  const isOpen = formMode === 'visible';
  // After a return of the order there is no button to write a review.
  const focusPanel = () => (buttonRef.current ?? rootRef.current)?.focus();
  const close = () => {
    setFormMode('closed');
    focusPanel();
  };
  const send = async (draft: ReviewDraft) => {
    const reason = await save(draft);
    if (reason === null) close();
    return reason;
  };
  const askToWithdraw = async () => {
    const question = {
      title: messages.withdrawYourReview,
      text: messages.reviewWillBeDeleted(title),
      yes: messages.yesWithdrawIt,
      no: messages.cancel,
      danger: true,
    };
    const isConfirmed = await confirmDialog(question);
    if (!isConfirmed) return;
    setWithdrawing(true);
    const reason = await withdraw().finally(() => setWithdrawing(false));
    setFailure(reason === null ? undefined : { message: messages.reviewNotWithdrawn(reason), review });
    // The pressed button is gone with the review.
    if (reason === null) focusPanel();
  };
  return (
    <Root ref={rootRef} tabIndex={-1}>
      <Status role="status">{review === null ? null : <OwnReviewView review={review} />}</Status>
      <Actions>
        {canWrite ? (
          <Button
            ref={buttonRef}
            tone="plain"
            size="s"
            aria-expanded={isOpen}
            aria-label={review === null ? messages.rateProduct(title) : messages.changeReviewOf(title)}
            onPointerEnter={form.preload}
            onFocus={form.preload}
            onClick={() => setFormMode(isOpen ? 'hidden' : 'visible')}
          >
            {review === null ? messages.rateThisProduct : messages.changeReview}
          </Button>
        ) : null}
        {review === null ? null : (
          <Button
            tone="quiet"
            size="s"
            aria-label={messages.withdrawReviewOf(title)}
            busy={isWithdrawing}
            onClick={() => void askToWithdraw()}
          >
            {messages.withdraw}
          </Button>
        )}
      </Actions>
      <Failure as="p" role="status">
        {failure?.review === review ? failure?.message : ''}
      </Failure>
      {/* Also after a return of the order: what was typed stays, and a review that is sent now says why it is refused. */}
      {formMode === 'closed' ? null : (
        <Activity mode={formMode}>
          <form.Lazy title={title} draft={review} onSend={send} onCancel={close} />
        </Activity>
      )}
    </Root>
  );
};

const stateTexts = {
  Waiting: messages.reviewWillAppear,
  Published: messages.reviewIsShown,
  Rejected: messages.reviewIsNotShown,
} as const;

const OwnReviewView = ({ review: { rating, text, state, reason } }: { readonly review: OwnReview }) => (
  <View>
    <div>
      <strong>{messages.yourReview}</strong> <Stars rating={rating} />
    </div>
    {text === '' ? null : <ReviewText>{text}</ReviewText>}
    <small>
      {stateTexts[state]}
      {reason === '' ? null : ` ${messages.itsReason(rejectReasonName(reason))}`}
    </small>
  </View>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-block-start: var(--space-2);
  overflow-wrap: anywhere;
  @media print { display: none; }
`;
const View = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--surface-sunken);
  font-size: var(--text-s);
  > div { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2); }
  small { color: var(--ink-soft); }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
/** Takes no space while it is empty, and is not hidden: what comes into a hidden region would not be announced. */
const Status = styled.div`
  &:empty { position: absolute; }
`;
const Failure = styled(Status)`
  font-size: var(--text-s);
  color: var(--danger);
`;
