import { styled } from 'styled-components';
import { boughtLabel, type Review } from '#domain/reviews/review.ts';
import { formatDate } from '#domain/values/dates.ts';
import * as messages from '#messages/ui/reviews.ts';
import { Badge } from '../badges/Badge.tsx';
import { ReviewText } from './ReviewText.tsx';
import { Stars } from './Stars.tsx';

/** One published review: its rating, who wrote it, when, what was bought, and the text. */
export const ReviewItem = ({ review }: { readonly review: Review }) => {
  const bought = boughtLabel(review);
  return (
    <Root>
      <Header>
        <Stars rating={review.rating} />
        <strong>{review.by === '' ? messages.aCustomer : review.by}</strong>
        {/* True of every review: only customers who received the product can write one. */}
        <Badge tone="good">{messages.verifiedPurchase}</Badge>
      </Header>
      <small>
        <time dateTime={review.at}>{formatDate(new Date(review.at))}</time>
        {bought === '' ? null : ` · ${bought}`}
      </small>
      {review.text === '' ? null : <ReviewText>{review.text}</ReviewText>}
    </Root>
  );
};

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  overflow-wrap: anywhere;
  small { font-size: var(--text-s); color: var(--ink-faint); }
`;
const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  strong { font-weight: 600; }
`;
