import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  type ReviewDraft,
  type ReviewRating,
  reviewRatings,
  reviewTextLength,
} from '#domain/reviews/review.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { ratingWords } from '#messages/domain/ratings.ts';
import { digits } from '#messages/language.ts';
import * as messages from '#messages/ui/reviews.ts';
import { Button } from '../controls/Button.tsx';
import { FieldError } from '../controls/Field.tsx';
import { ChoiceChips } from '../forms/ChoiceChips.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { Icon } from '../icons/Icon.tsx';

interface ReviewFormProps {
  /** The product's name. */
  readonly title: string;
  /** The review as it was written before; `null` for a new one. */
  readonly draft: ReviewDraft | null;
  /** Resolves to the reason why the review was not sent, `null` if it was; does not reject. */
  readonly onSend: (draft: ReviewDraft) => Promise<string | null>;
  readonly onCancel: () => void;
}

const options = reviewRatings.map((rating) => ({
  value: rating,
  label: `${digits(rating)} ${ratingWords[rating]}`,
}));

const starMark = () => <Icon name="star" size={16} filled />;

/** A form for the rating of a product and a text about it (SH-7). What was typed stays if sending fails. */
export const ReviewForm = ({ title, draft, onSend, onCancel }: ReviewFormProps) => {
  const errorId = useId();
  const ratingsRef = useRef<HTMLDivElement>(null);
  const [rating, setRating] = useState<ReviewRating | null>(draft?.rating ?? null);
  const [text, setText] = useState(draft?.text ?? '');
  /** A message about the review `of`. It does not show for another one: the shop has the review, and only its answer was lost. */
  const [error, setError] = useState({ message: '', of: draft });
  const [isAskingForRating, setAskingForRating] = useState(false);
  const [busy, setBusy] = useState(false);
  const rate = (chosen: ReviewRating | null) => {
    if (busy) return;
    setRating(chosen);
    setError({ message: '', of: draft });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (rating === null) {
      setAskingForRating(true);
      ratingsRef.current?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    const failure = await onSend({ rating, text }).finally(() => setBusy(false));
    setError({ message: failure === null ? '' : messages.reviewNotSent(failure), of: draft });
  };
  const errorMessage = error.of === draft ? error.message : '';
  return (
    <Root onSubmit={send} noValidate aria-label={messages.yourReviewOf(title)} aria-describedby={errorId}>
      <div ref={ratingsRef}>
        <ChoiceChips
          legend={
            <>
              {messages.yourRating}{' '}
              <Question role="status">
                {rating === null && isAskingForRating ? messages.pleaseChooseARating : ''}
              </Question>
            </>
          }
          options={options}
          value={rating}
          mark={starMark}
          onChange={rate}
        />
      </div>
      <TextArea
        label={messages.howIsTheProduct}
        value={text}
        // The form closes when the review is sent: what was typed until then would be lost.
        readOnly={busy}
        maxLength={reviewTextLength}
        hint={messages.reviewHint(formatCount(text.length), formatCount(reviewTextLength))}
        onChange={({ target }) => setText(target.value)}
      />
      <div id={errorId} aria-live="polite">
        {errorMessage === '' ? null : (
          <FieldError>
            <Icon name="warning" size={16} />
            {errorMessage}
          </FieldError>
        )}
      </div>
      <Actions>
        <Button type="submit" size="s" busy={busy}>
          {messages.sendReview}
        </Button>
        <Button tone="quiet" size="s" disabled={busy} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </Actions>
    </Root>
  );
};

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  /* As in Field: takes no space, and is not hidden, because a hidden one would not announce the error. */
  > [aria-live]:empty { position: absolute; }
`;
const Question = styled.span`
  margin-inline-start: var(--space-2);
  color: var(--danger);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
