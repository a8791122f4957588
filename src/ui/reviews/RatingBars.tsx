import { styled } from 'styled-components';
import { reviewRatings } from '#domain/reviews/review.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/ui/reviews.ts';

interface RatingBarsProps {
  /** How many reviews have one star, two stars and so on. */
  readonly byRating: readonly number[];
}

/** Shows how often each rating was given, the best rating first. */
export const RatingBars = ({ byRating }: RatingBarsProps) => {
  const most = Math.max(1, ...byRating);
  return (
    <List aria-label={messages.ratings}>
      {reviewRatings.toReversed().map((rating) => {
        const count = byRating[rating - 1] ?? 0;
        return (
          <li key={rating}>
            <span>{messages.stars(rating)}</span>
            <Bar aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </Bar>
            <span>{formatCount(count)}</span>
          </li>
        );
      })}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 420px;
  font-size: var(--text-s);
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
  li { display: grid; grid-template-columns: 4em minmax(0, 1fr) minmax(2em, auto); align-items: center; gap: var(--space-2); }
  li > :last-child { text-align: end; }
`;
const Bar = styled.span`
  display: block;
  overflow: hidden;
  height: 8px;
  border-radius: var(--radius-full);
  background: var(--surface-sunken);
  > span { display: block; height: 100%; border-radius: inherit; background: var(--star); }
`;
