import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { orderName } from '#domain/orders/order.ts';
import { productPath, productTitle } from '#domain/products/product.ts';
import { boughtLabel, type ModeratedReview } from '#domain/reviews/review.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/reviews.ts';
import { rejectReasonName } from '#messages/domain/rejectReasons.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import { ReviewText } from '#ui/reviews/ReviewText.tsx';
import { Stars } from '#ui/reviews/Stars.tsx';
import { from } from '#ui/theme/media.ts';
import { overviewPath } from '../components/routing/addresses.ts';
import { RowCheckbox } from '../components/selection/selectionColumn.tsx';
import type { Selection } from '../components/selection/useSelection.ts';
import { ReviewActions } from './ReviewActions.tsx';

/** `by` is empty when the writer's account was deleted. */
const writerOf = ({ by }: ModeratedReview): string => (by === '' ? messages.aCustomer : by);

interface ReviewColumnsOptions {
  readonly selection: Selection<ModeratedReview>;
  /** Only admins delete reviews. */
  readonly isAdmin: boolean;
}

/** The columns of the list of reviews. */
export const reviewColumns = ({
  selection,
  isAdmin,
}: ReviewColumnsOptions): readonly Column<ModeratedReview>[] => [
  {
    key: 'selection',
    header: messages.chosen,
    hiddenHeader: true,
    narrowLayout: 'mark',
    cell: (review) => (
      <RowCheckbox
        item={review}
        name={messages.reviewOfBy(productTitle(review.product), writerOf(review))}
        selection={selection}
      />
    ),
  },
  {
    key: 'review',
    header: messages.review,
    narrowLayout: 'title',
    wordBreak: 'address',
    cell: (review) => <Content review={review} />,
  },
  {
    key: 'product',
    header: messages.product,
    narrowLayout: 'half',
    wordBreak: 'name',
    cell: ({ product, ...review }) => (
      <Facts>
        <ProductLink to={productPath(product.id)}>{shownName(productTitle(product))}</ProductLink>
        <small>{boughtLabel(review)}</small>
      </Facts>
    ),
  },
  {
    key: 'writer',
    header: messages.writer,
    narrowLayout: 'half',
    wordBreak: 'name',
    cell: (review) => (
      <Facts>
        {writerOf(review)}
        <small>
          <Link to={overviewPath(review.order.id)}>
            {orderName({ _id: review.order.id, number: review.order.number })}
          </Link>
        </small>
        <Time>{formatDateTime(review.at)}</Time>
        <small>{review.byLink ? messages.byTrackingLink : ''}</small>
      </Facts>
    ),
  },
  {
    key: 'actions',
    header: messages.actions,
    narrowLayout: 'full',
    cell: (review) => <ReviewActions review={review} isAdmin={isAdmin} deselect={selection.deselect} />,
  },
];

const Content = ({ review: { rating, text, reason } }: { readonly review: ModeratedReview }) => (
  <Facts>
    <Stars rating={rating} />
    {text === '' ? <small>{messages.noText}</small> : <ReviewText>{text}</ReviewText>}
    {reason === '' ? null : <small>{messages.rejectedBecause(rejectReasonName(reason))}</small>}
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

const Time = styled.small`
  ${from.large} {
    white-space: nowrap;
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
