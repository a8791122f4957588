import { styled } from 'styled-components';
import { lineKey } from '#domain/checkout/cart.ts';
import { pickedChoices } from '#domain/checkout/pickedChoices.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { digits } from '#messages/language.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';

/** Up to this many lines of an order stand in a row of the table; the others are only counted. */
const shownLines = 3;

/** What was ordered, a line for each: `2 × Panjabi, Red, M` (DK-14). */
export const OrderGoods = ({ lines }: { readonly lines: readonly OrderLine[] }) => (
  <Root>
    {lines.slice(0, shownLines).map((line) => (
      <li key={lineKey(line)}>
        {digits(line.quantity)} × {shownName(productTitle(line))}
        {pickedChoices(line).map((choice) => `, ${choice}`)}
      </li>
    ))}
    {lines.length > shownLines && <li>{messages.moreLines(lines.length - shownLines)}</li>}
  </Root>
);

const Root = styled.ul`
  min-width: 10em;
  font-size: var(--text-xs);
  overflow-wrap: anywhere;

  li:not(:last-child) {
    margin-block-end: 2px;
  }
`;
