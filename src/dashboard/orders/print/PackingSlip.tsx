import { styled } from 'styled-components';
import { lineKey, notPicked } from '#domain/checkout/cart.ts';
import { type AdvanceAndParcel, toCollect } from '#domain/consignments/toPay.ts';
import { type CustomerData, type Order, orderName } from '#domain/orders/order.ts';
import { productTitle } from '#domain/products/product.ts';
import { formatTaka } from '#domain/values/money.ts';
import { pieceCount } from '#domain/values/pieceCount.ts';
import * as messages from '#messages/dashboard/orders/print.tsx';
import { dateWords } from '#messages/dates.ts';
import { choiceName } from '#messages/domain/choices.ts';
import { districtName } from '#messages/domain/districts.ts';
import { nameOf } from '#messages/domain/names.ts';
import { digits } from '#messages/language.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { PaperTable, paperStyles, repeatedHeader } from '../paperStyles.ts';
import { areaLabel } from './areaLabel.ts';

interface PackingSlipProps {
  readonly order: Order;
  readonly advanceAndParcel: AdvanceAndParcel;
}

/** The slip in the parcel of an order: without prices, since it may be a present, but with the amount that the courier collects. */
export const PackingSlip = ({ order, advanceAndParcel }: PackingSlipProps) => {
  const customer = order.customerData;
  const name = orderName(order);
  return (
    <Slip aria-label={messages.packingSlipOf(name)}>
      <Pages>
        {/* The part that `repeatedHeader` repeats; the div keeps the layout of the header itself. */}
        <div>
          <Header>
            <h2>{name}</h2>
            <span>{dateWords(order.date)}</span>
          </Header>
        </div>
        <Body>
          <div>
            <strong>{customer.name}</strong>
            <p>{customer.mobileNumber}</p>
            <p>{customer.address}</p>
            <p>{areaInWords(customer)}</p>
            {customer.comment !== '' && <p>{messages.comment(customer.comment)}</p>}
          </div>
          <SlipLines order={order} />
        </Body>
      </Pages>
      <Footer>
        <span>{countLabel(pieceCount(order.products), messages.pieces)}</span>
        <strong>
          {nameOf(customer.paymentSystem)}: {formatTaka(toCollect(order, advanceAndParcel))}
        </strong>
      </Footer>
    </Slip>
  );
};

const SlipLines = ({ order }: { readonly order: Order }) => (
  <Lines>
    <thead>
      <tr>
        <th scope="col">{messages.product}</th>
        <th scope="col">{messages.color}</th>
        <th scope="col">{messages.size}</th>
        <th scope="col">{messages.qty}</th>
      </tr>
    </thead>
    <tbody>
      {order.products.map((line) => (
        <tr key={lineKey(line)}>
          <td>{shownName(productTitle(line))}</td>
          <td>{pickedLabel(line.color)}</td>
          <td>{pickedLabel(line.size)}</td>
          <td>{digits(line.quantity)}</td>
        </tr>
      ))}
    </tbody>
  </Lines>
);

const areaInWords = ({ district, deliveryArea }: CustomerData): string =>
  areaLabel({ district: districtName(district), deliveryArea: nameOf(deliveryArea) });

const pickedLabel = (choice: string): string => (choice === notPicked ? '–' : choiceName(choice));

const Slip = styled.article`
  ${paperStyles}

  padding: var(--space-4);
  border: 1px dashed var(--line-strong);
  background: var(--surface);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  break-inside: avoid;

  @media print {
    margin-block-end: 4mm;
    padding: 4mm;
  }
`;

const Pages = styled.div`
  ${repeatedHeader}
`;

const Lines = styled(PaperTable)`
  th {
    overflow-wrap: normal;
  }

  /* The columns of all slips are aligned. */
  th:nth-child(2) {
    width: 5.5em;
  }

  th:nth-child(3),
  th:last-child {
    width: 4em;
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
    font-weight: 700;
    text-align: end;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-block-end: var(--space-2);

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
  margin-block-start: var(--space-2);
  font-size: var(--text-m);
`;
