import { styled } from 'styled-components';
import { lineKey, notPicked } from '#domain/cart.ts';
import { formatTaka } from '#domain/money.ts';
import { type Order, orderName } from '#domain/order.ts';
import { pieceCount } from '#domain/pickingList.ts';
import { productTitle } from '#domain/product.ts';
import { PrintStyle } from '../invoice/PrintStyle.ts';
import { piecesLabel } from '../piecesLabel.ts';
import { areaLabel } from './areaLabel.ts';
import { PaperTable } from './PaperTable.ts';
import { paperStyles } from './paperStyles.ts';

/** One slip for each order; several on a page, and none across two pages as long as a page holds it. */
export const PackingSlips = ({ orders }: { readonly orders: readonly Order[] }) => (
  <Root>
    <PrintStyle />
    {orders.map((order) => (
      <PackingSlip key={order._id} order={order} />
    ))}
  </Root>
);

/** Without prices, which the recipient may give away; with the amount that the courier collects. */
const PackingSlip = ({ order }: { readonly order: Order }) => {
  const customer = order.customerData;
  const name = orderName(order);
  return (
    <Slip aria-label={`Packing slip of ${name}`}>
      <Header>
        <h2>{name}</h2>
        <span>{order.date}</span>
      </Header>
      <Body>
        <div>
          <strong>{customer.name}</strong>
          <p>{customer.mobileNumber}</p>
          <p>{customer.address}</p>
          <p>{areaLabel(customer)}</p>
          {customer.comment !== '' && <p>Comment: {customer.comment}</p>}
        </div>
        <SlipLines order={order} />
      </Body>
      <Footer>
        <span>{piecesLabel(pieceCount(order.products))}</span>
        <strong>
          {customer.paymentSystem}: {formatTaka(order.total)}
        </strong>
      </Footer>
    </Slip>
  );
};

const SlipLines = ({ order }: { readonly order: Order }) => (
  <Lines>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Colour</th>
        <th scope="col">Size</th>
        <th scope="col">Qty</th>
      </tr>
    </thead>
    <tbody>
      {order.products.map((line) => (
        <tr key={lineKey(line)}>
          <td>{productTitle(line)}</td>
          <td>{pickedLabel(line.color)}</td>
          <td>{pickedLabel(line.size)}</td>
          <td>{line.quantity}</td>
        </tr>
      ))}
    </tbody>
  </Lines>
);

const pickedLabel = (choice: string): string => (choice === notPicked ? '–' : choice);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 820px;

  @media print {
    display: block;
    max-width: none;
  }
`;

const Slip = styled.article`
  ${paperStyles}

  padding: var(--space-4);
  border: 1px dashed var(--line-strong);
  background: var(--surface);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  break-inside: avoid;

  @media print {
    margin-bottom: 4mm;
    padding: 4mm;
  }

  p {
    margin: 0;
  }
`;

const Lines = styled(PaperTable)`
  th {
    overflow-wrap: normal;
  }

  /* The columns are in one line from slip to slip. */
  th:nth-child(2) {
    width: 5.5em;
  }

  th:nth-child(3),
  th:last-child {
    width: 4em;
  }

  th:last-child,
  td:last-child {
    padding-right: 0;
    font-weight: 700;
    text-align: right;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-bottom: var(--space-2);

  h2 {
    font-size: var(--text-l);
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  align-items: start;
  gap: var(--space-4);

  @media print {
    grid-template-columns: 2fr 3fr;
  }
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-2);
  font-size: var(--text-m);
`;
