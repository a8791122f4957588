import { styled } from 'styled-components';
import { lineKey } from '#domain/checkout/cart.ts';
import { pickedChoices } from '#domain/checkout/pickedChoices.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import { productTitle } from '#domain/products/product.ts';
import { formatExactTaka, times } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/invoice.ts';
import { digits } from '#messages/language.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';

const choicesLabel = (line: OrderLine): string => pickedChoices(line).join(', ');

/**
 * The invoice's table of order lines. A line's `originalPrice` is the price of one piece when it was ordered: the offer price, if there was
 * an offer.
 */
export const InvoiceLines = ({ lines }: { readonly lines: readonly OrderLine[] }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{messages.lineNumber}</th>
        <th scope="col">{messages.name}</th>
        <th scope="col">{messages.rate}</th>
        <th scope="col">{messages.quantity}</th>
        <th scope="col">{messages.amount}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        <tr key={lineKey(line)}>
          <td>{digits(index + 1)}</td>
          <td>
            {shownName(productTitle(line))}
            {choicesLabel(line) !== '' && <small> ({choicesLabel(line)})</small>}
          </td>
          <td>{formatExactTaka(line.originalPrice)}</td>
          <td>{digits(line.quantity)}</td>
          <td>{formatExactTaka(times(line.originalPrice, line.quantity))}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th {
    color: var(--ink-faint);
    font-size: var(--text-xs);
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    padding-block: var(--space-2);
    padding-inline: 0 var(--space-2);
    border-block-end: 1px solid var(--line);
    vertical-align: top;
  }

  td:nth-child(2) {
    overflow-wrap: anywhere;
  }

  th:nth-child(n + 3),
  td:nth-child(n + 3) {
    padding-inline: var(--space-2) 0;
    text-align: end;
    white-space: nowrap;
  }

  small {
    color: var(--ink-soft);
  }

  /* On a phone the name is on its own line above the numbers. */
  @media screen and (max-width: 480px) {
    tr {
      display: grid;
      grid-template-columns: 2em 1fr 3em auto;
      border-block-end: 1px solid var(--line);
    }

    th,
    td {
      border: 0;
    }

    th:nth-child(-n + 2),
    td:nth-child(-n + 2) {
      padding-block-end: 0;
    }

    th:nth-child(2),
    td:nth-child(2) {
      grid-column: 2 / -1;
    }

    th:nth-child(3),
    td:nth-child(3) {
      grid-column: 2;
      padding-inline-start: 0;
      text-align: start;
    }
  }

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }
`;
