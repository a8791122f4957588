import { styled } from 'styled-components';
import { notPicked } from '#domain/cart.ts';
import { productImage } from '#domain/constants.ts';
import type { Order, OrderLine } from '#domain/order.ts';
import { type PickedFor, pickingList, pieceCount } from '#domain/pickingList.ts';
import { productTitle } from '#domain/product.ts';
import { Picture } from '#ui/products/Picture.tsx';
import { PrintStyle } from '../invoice/PrintStyle.ts';
import { ordersLabel } from '../ordersLabel.ts';
import { piecesLabel } from '../piecesLabel.ts';
import { PaperTable } from './PaperTable.ts';
import { paperStyles } from './paperStyles.ts';

/** The products of all orders, each once for its colour and size, with the orders that it goes to. */
export const PickingList = ({ orders }: { readonly orders: readonly Order[] }) => {
  const lines = pickingList(orders);
  return (
    <Root>
      <PrintStyle />
      <Summary>
        <strong>{piecesLabel(pieceCount(lines))}</strong> for {ordersLabel(orders.length)}
      </Summary>
      <Table aria-label="Products to pick">
        <thead>
          <tr>
            <th scope="col">Picture</th>
            <th scope="col">Product</th>
            <th scope="col">Qty</th>
            <th scope="col">Orders</th>
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
                  priority
                />
              </td>
              <td>
                {productTitle(line)}
                {choicesLabel(line) !== '' && <strong>{choicesLabel(line)}</strong>}
              </td>
              <td>{quantity}</td>
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

const choicesLabel = ({ color, size }: OrderLine): string =>
  [color, size].filter((choice) => choice !== notPicked).join(' · ');

const Destinations = ({ orders }: { readonly orders: readonly PickedFor[] }) => (
  <ul>
    {orders.map(({ orderId, name, quantity }) => (
      <li key={orderId}>
        {name}
        {quantity > 1 && ` × ${quantity}`}
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
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
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
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    white-space: nowrap;
  }

  @media screen and (max-width: 480px) {
    th,
    td {
      padding-right: var(--space-2);
    }

    th:last-child,
    td:last-child {
      width: 96px;
      padding-right: 0;
      font-size: var(--text-xs);
      overflow-wrap: anywhere;
    }

    li {
      white-space: normal;
    }
  }
`;
