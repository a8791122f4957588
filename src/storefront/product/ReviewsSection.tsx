import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { trackPath } from '#domain/orders/trackingPath.ts';
import type { Product } from '#domain/products/product.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import * as messages from '#messages/storefront/product.tsx';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { Rating } from '#ui/products/Rating.tsx';
import { from } from '#ui/theme/media.ts';
import { useNear } from '../products/useNear.ts';

/** `null` shows nothing until the code of the list is loaded; `Content` keeps its space. */
const reviewList = lazyWithPreload(async () => (await import('./ReviewList.tsx')).ReviewList, null);

/** Reviews by customers who received the product (SH-7); shows nothing if the host has no reviews. */
export const ReviewsSection = ({ product }: { readonly product: Product }) => {
  const { ref, isNear } = useNear<HTMLElement>();
  const { _id, ratings, reviewSummary } = product;
  if (reviewSummary === undefined) return null;
  const { average, count } = reviewSummary;
  return (
    <Root ref={ref} aria-labelledby="reviews">
      <h2 id="reviews">{messages.customerReviews}</h2>
      {count === 0 ? (
        <p>{messages.noCustomerReviews}</p>
      ) : (
        <Rating value={average} reviews={count} detailed />
      )}
      {count > 0 ? (
        <Content $rows={Math.min(count, pageSizes.reviews)}>
          {isNear ? <reviewList.Lazy productId={_id} /> : null}
        </Content>
      ) : null}
      <p>
        {messages.onlyCustomersReview((words) => (
          <Link to={trackPath}>{words}</Link>
        ))}
        {(ratings ?? 0) > 0 && ` ${messages.shopsRatingIsApart}`}
      </p>
    </Root>
  );
};

/** About as high as the reviews that will load into it, so that little moves below them. */
const Content = styled.div<{ readonly $rows: number }>`
  min-height: calc(190px + ${({ $rows }) => $rows} * 90px);
`;
const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  margin-block-start: var(--space-7);
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  h2 { font-size: var(--text-xl); }
  > p { font-size: var(--text-s); color: var(--ink-soft); }
  ${from.medium} { padding: var(--space-6); }
`;
