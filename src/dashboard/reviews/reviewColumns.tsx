import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDateTime } from '#domain/dates.ts';
import { orderName } from '#domain/order.ts';
import { productPath, productTitle } from '#domain/product.ts';
import { boughtLabel, type ModeratedReview } from '#domain/review.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { ReviewText } from '#ui/reviews/ReviewText.tsx';
import { Stars } from '#ui/reviews/Stars.tsx';
import { overviewPath } from '../components/addresses.ts';
import type { Selection } from '../components/useSelection.ts';
import { ReviewActions } from './ReviewActions.tsx';

const writerOf = ({ by }: ModeratedReview): string => (by === '' ? 'A customer' : by);

/** The columns of the reviews; the choice of many only where there is something to decide at once. */
export const reviewColumns = (
  selection: Selection<ModeratedReview>,
  isAdmin: boolean,
): readonly Column<ModeratedReview>[] => [
  {
    key: 'selection',
    header: 'Chosen',
    hiddenHeader: true,
    narrow: 'mark',
    cell: (review) => (
      <Checkbox
        label={`Choose the review of ${productTitle(review.product)} by ${writerOf(review)}`}
        hiddenLabel
        checked={selection.has(review._id)}
        onChange={(isSelected) => selection.toggle(review, isSelected)}
      />
    ),
  },
  {
    key: 'review',
    header: 'Review',
    narrow: 'title',
    breaks: 'address',
    cell: (review) => <Content review={review} />,
  },
  {
    key: 'product',
    header: 'Product',
    narrow: 'half',
    breaks: 'name',
    cell: ({ product, ...review }) => (
      <Facts>
        <ProductLink to={productPath(product.id)}>{productTitle(product)}</ProductLink>
        <small>{boughtLabel(review)}</small>
      </Facts>
    ),
  },
  {
    key: 'writer',
    header: 'Writer',
    narrow: 'half',
    breaks: 'name',
    cell: (review) => (
      <Facts>
        {writerOf(review)}
        <small>
          <Link to={overviewPath(review.order.id)}>
            {orderName({ _id: review.order.id, number: review.order.number })}
          </Link>
        </small>
        <small>{formatDateTime(review.at)}</small>
        <small>{review.byLink ? 'By tracking link' : ''}</small>
      </Facts>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    narrow: 'full',
    cell: (review) => <ReviewActions review={review} isAdmin={isAdmin} />,
  },
];

const Content = ({ review: { rating, text, reason } }: { readonly review: ModeratedReview }) => (
  <Facts>
    <Stars rating={rating} />
    {text === '' ? <small>No words</small> : <ReviewText>{text}</ReviewText>}
    {reason === '' ? null : <small>Rejected: {reason}</small>}
  </Facts>
);

const Facts = styled.div`
  min-width: 0;

  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);

    &:empty {
      display: none;
    }
  }
`;

const ProductLink = styled(Link)`
  font-weight: 600;
  text-decoration: none;

  &:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`;
