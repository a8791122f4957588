import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { notPicked } from '#domain/checkout/cart.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { productPath, productTitle } from '#domain/products/product.ts';
import { times } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { choiceName } from '#messages/domain/choices.ts';
import { digits } from '#messages/language.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { ProductThumbnail } from './ProductThumbnail.tsx';

const choicesLabel = ({ color, size }: OrderLine): string =>
  [
    color === notPicked ? '' : messages.color(choiceName(color)),
    size === notPicked ? '' : messages.size(size),
  ]
    .filter((part) => part !== '')
    .join(' · ');

interface OrderLineItemProps {
  readonly line: OrderLine;
  /** How the card of the line shows amounts of taka. */
  readonly format: (taka: number) => string;
}

/** One line of an order: picture, product, what was picked, quantity and amount. */
export const OrderLineItem = ({ line, format }: OrderLineItemProps) => (
  <Item>
    <ProductThumbnail src={line.imageUrl} sizes="56px" />
    <div>
      <ProductLink to={productPath(line.id)}>{shownName(productTitle(line))}</ProductLink>
      {choicesLabel(line) !== '' && <small>{choicesLabel(line)}</small>}
      <small>
        {/* `originalPrice` is API-5's name for what one piece cost when it was ordered, offers included. */}
        {format(line.originalPrice)} × {digits(line.quantity)}
      </small>
    </div>
    <strong>{format(times(line.originalPrice, line.quantity))}</strong>
  </Item>
);

const Item = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;

  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }

  strong {
    font-size: var(--text-s);
    white-space: nowrap;
  }
`;

const ProductLink = styled(Link)`
  display: block;
  font-size: var(--text-s);
  font-weight: 600;
  line-height: var(--leading-snug);
  text-decoration: none;

  &:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`;
