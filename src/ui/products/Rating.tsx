import { useId } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '#domain/values/formatCount.ts';
import { digits } from '#messages/language.ts';
import * as messages from '#messages/ui/products.ts';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface RatingProps {
  /** The average, up to 5; `null` or 0 without reviews. */
  readonly value: number | null;
  /** How many reviews there are; `null` if that is not known. */
  readonly reviews: number | null;
  /** Five stars and text, for a product's own page; else one star and the number. */
  readonly detailed?: boolean;
}

const formatReviews = (reviews: number): string => messages.reviewCount(reviews, formatCount(reviews));

// One text: React marks the border between two with a comment in the markup, and a list has 40 ratings.
const ratingText = (value: number, reviews: number | null): string =>
  `${messages.rated(value)}${reviews === null ? '' : `, ${formatReviews(reviews)}`}`;

export const Rating = ({ value, reviews, detailed = false }: RatingProps) => {
  if (value === null || value <= 0) return <Root>{messages.noReviewsYet}</Root>;
  return (
    <Root data-detailed={detailed || undefined}>
      <VisuallyHidden>{ratingText(value, reviews)}</VisuallyHidden>
      {detailed ? <FiveStars value={value} /> : <Icon name="star" size={15} filled />}
      <strong aria-hidden="true">{digits(value.toFixed(1))}</strong>
      {reviews === null ? null : (
        <span aria-hidden="true">{detailed ? formatReviews(reviews) : `(${formatCount(reviews)})`}</span>
      )}
    </Root>
  );
};

/** The path of a star on the square of 24 units that begins at `x`. */
const starFrom = (x: number): string =>
  `M${x + 12} 3.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8Z`;
const stars = [0, 24, 48, 72, 96].map(starFrom).join('');

/** Five stars in a row, of which the share `value` / 5 is filled, from the first one on. */
export const FiveStars = ({ value }: { readonly value: number }) => {
  const id = useId();
  const share = `${(Math.min(5, value) / 5) * 100}%`;
  return (
    <svg width={110} height={22} viewBox="0 0 120 24" aria-hidden="true">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="120" y1="0" y2="0">
        <stop offset={share} stopColor="var(--star)" />
        <stop offset={share} stopColor="var(--line)" />
      </linearGradient>
      <path d={stars} fill={`url(#${id})`} />
    </svg>
  );
};

// `.icon` of base.css draws outlines; a star has none.
const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  font-size: var(--text-s);
  color: var(--ink-faint);
  line-height: 1.4;
  svg { color: var(--star); }
  svg path { stroke: none; }
  strong { font-weight: 600; color: var(--ink-soft); }
  &[data-detailed] { gap: var(--space-2); font-size: var(--text-m); }
`;
