import { styled } from 'styled-components';
import { pickedChoices } from '#domain/checkout/pickedChoices.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { productTitle } from '#domain/products/product.ts';
import { productImage } from '#domain/shop/constants.ts';
import { type PickedFor, pickingList } from '#domain/staff/pickingList.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { pieceCount } from '#domain/values/pieceCount.ts';
import * as messages from '#messages/dashboard/orders/print.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Picture } from '#ui/products/Picture.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { PaperTable, paperStyles } from '../paperStyles.ts';

/** The products of all orders, summed by colour and size, each with the orders that it goes to. */
export const PickingList = ({ orders }: { readonly orders: readonly Order[] }) => {
  const lines = pickingList(orders);
  return (
    <Root>
      <Summary>
        {messages.piecesForOrders(
          countLabel(pieceCount(lines), messages.pieces),
          countLabel(orders.length, messages.ordersNoun),
        )}
      </Summary>
      <Table aria-label={messages.productsToPick}>
        <thead>
          <tr>
            <th scope="col">{messages.picture}</th>
            <th scope="col">{messages.product}</th>
            <th scope="col">{messages.qty}</th>
            <th scope="col">{messages.orders}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, line, quantity, orders: pickedFor }) => (
            <tr key={key}>
              <td>
                <Picture
                  src={line.imageUrl}
                  alt=""
                  width={productImage.width}
                  height={productImage.height}
                  sizes="48px"
                  // A picture that waits for its place to come into view would be missing on paper.
                  priority
                />
              </td>
              <td>
                {shownName(productTitle(line))}
                {choicesLabel(line) !== '' && <strong>{choicesLabel(line)}</strong>}
              </td>
              <td>{formatCount(quantity)}</td>
              <td>
                <Destinations orders={pickedFor} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
};

const choicesLabel = (line: OrderLine): string => pickedChoices(line).join(' · ');

const Destinations = ({ orders }: { readonly orders: readonly PickedFor[] }) => (
  <ul>
    {orders.map(({ orderId, name, quantity }) => (
      <li key={orderId}>
        {name}
        {quantity > 1 && ` × ${formatCount(quantity)}`}
      </li>
    ))}
  </ul>
);

const Root = styled.div`
  ${paperStyles}

  max-width: 820px;

  @media print {
    max-width: none;
  }
`;

const Summary = styled.p`
  margin: 0 0 var(--space-3);
  font-size: var(--text-l);
`;

const Table = styled(PaperTable)`
  th,
  td {
    padding-block: var(--space-2);
    padding-inline: 0 var(--space-3);
  }

  th:first-child,
  td:first-child {
    width: 60px;
  }

  td:nth-child(2) {
    overflow-wrap: anywhere;
  }

  td strong {
    display: block;
  }

  td:nth-child(3) {
    font-size: var(--text-xl);
    font-weight: 700;
    line-height: 1;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }

  li {
    white-space: nowrap;
  }

  @media screen and (max-width: 480px) {
    th,
    td {
      padding-inline-end: var(--space-2);
    }

    th:last-child,
    td:last-child {
      width: 96px;
      padding-inline-end: 0;
      font-size: var(--text-xs);
      overflow-wrap: anywhere;
    }

    li {
      white-space: normal;
    }
  }
`;
