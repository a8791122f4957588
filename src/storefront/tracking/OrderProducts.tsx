import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOwnReview } from '#api/reviews/ownReviewsApi.ts';
import { lineKey, lineTotal } from '#domain/checkout/cart.ts';
import { pickedChoices } from '#domain/checkout/pickedChoices.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { productPath, productTitle } from '#domain/products/product.ts';
import { isFirstOfProduct } from '#domain/reviews/review.ts';
import { productImage } from '#domain/shop/constants.ts';
import { formatExactTaka, formatTaka } from '#domain/values/money.ts';
import { digits } from '#messages/language.ts';
import * as messages from '#messages/storefront/tracking.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { OwnReviewPanel } from '#ui/reviews/OwnReviewPanel.tsx';
import { from } from '#ui/theme/media.ts';

interface OrderProductsProps {
  readonly lines: readonly OrderLine[];
  /** Taka, like the other amounts. */
  readonly subTotal: number;
  readonly deliveryCharge: number;
  readonly total: number;
  /** What was paid in advance, below the total. */
  readonly children?: ReactNode;
  /** Token of the link whose holder may review the products (SH-7). */
  readonly reviewToken?: string | undefined;
}

/** What was ordered, and what it costs. */
export const OrderProducts = ({
  lines,
  subTotal,
  deliveryCharge,
  total,
  reviewToken,
  children,
}: OrderProductsProps) => (
  <div>
    <List>
      {lines.map((line) => (
        <OrderLineRow key={lineKey(line)} line={line}>
          {reviewToken !== undefined && isFirstOfProduct(lines, line) ? (
            <LinkReview token={reviewToken} line={line} isFirst={line === lines[0]} />
          ) : null}
        </OrderLineRow>
      ))}
    </List>
    <Totals>
      <div>
        <dt>{messages.subTotal}</dt>
        <dd>{formatExactTaka(subTotal)}</dd>
      </div>
      <div>
        <dt>{messages.deliveryCharge}</dt>
        <dd>{deliveryCharge === 0 ? messages.free : formatExactTaka(deliveryCharge)}</dd>
      </div>
      <div>
        <dt>{messages.total}</dt>
        <dd>{formatExactTaka(total)}</dd>
      </div>
    </Totals>
    {children}
  </div>
);

interface LinkReviewProps {
  readonly token: string;
  readonly line: OrderLine;
  /** Says for all lines that their reviews could not be loaded. */
  readonly isFirst: boolean;
}

/** The review of a product by the holder of a tracking link (SH-7). */
const LinkReview = ({ token, line, isFirst }: LinkReviewProps) => {
  const { own, failure } = useOwnReview({ token }, line.id);
  return <OwnReviewPanel title={productTitle(line)} own={own} failure={isFirst ? failure : null} />;
};

const OrderLineRow = ({ line, children }: { readonly line: OrderLine; readonly children: ReactNode }) => {
  const choices = pickedChoices(line);
  return (
    <Row>
      <Thumbnail>
        <Picture src={line.imageUrl} alt="" {...productImage} sizes="64px" />
      </Thumbnail>
      <div>
        <Link to={productPath(line.id)}>{shownName(productTitle(line))}</Link>
        {choices.length === 0 ? null : <small>{choices.join(' · ')}</small>}
        <small>
          {formatTaka(line.originalPrice)} × {digits(line.quantity)}
        </small>
      </div>
      <strong>{formatExactTaka(lineTotal(line))}</strong>
      {children === null ? null : <Below>{children}</Below>}
    </Row>
  );
};

const List = styled.ul`
  display: grid;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 0 var(--space-3);
  align-items: center;
  ${from.tablet} { grid-template-columns: 64px minmax(0, 1fr) auto; }
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  break-inside: avoid;
  &:first-child { padding-block-start: 0; }
  /* As high as a finger needs: the fixed bar of a phone may end right above it. */
  a { display: block; padding-block: var(--space-1); font-weight: 600; line-height: var(--leading-snug); text-decoration: none; overflow-wrap: anywhere; }
  a:hover { color: var(--accent); text-decoration: underline; }
  small { display: block; font-size: var(--text-s); color: var(--ink-soft); }
  > strong { grid-column: 2; white-space: nowrap; ${from.tablet} { grid-column: auto; } }
`;
const Below = styled.div`
  grid-column: 1 / -1;
`;
const Thumbnail = styled.div`
  overflow: hidden;
  border-radius: var(--radius-m);
  grid-row: span 2;
  align-self: start;
  ${from.tablet} { grid-row: auto; align-self: center; }
`;
const Totals = styled.dl`
  display: grid;
  gap: var(--space-2);
  padding-block-start: var(--space-4);
  font-variant-numeric: tabular-nums;
  > div { display: flex; justify-content: space-between; gap: var(--space-4); color: var(--ink-soft); }
  > :last-child { padding-block-start: var(--space-3); border-block-start: 1px solid var(--line); font-size: var(--text-l); font-weight: 700; color: var(--ink); }
`;
