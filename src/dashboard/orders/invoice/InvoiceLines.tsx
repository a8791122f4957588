import { styled } from 'styled-components';
import { lineKey, notPicked } from '#domain/cart.ts';
import { formatExactTaka, times } from '#domain/money.ts';
import type { OrderLine } from '#domain/order.ts';
import { productTitle } from '#domain/product.ts';

const choicesLabel = ({ color, size }: OrderLine): string =>
  [color, size].filter((choice) => choice !== notPicked).join(', ');

/** The invoice's table of order lines. */
export const InvoiceLines = ({ lines }: { readonly lines: readonly OrderLine[] }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">No</th>
        <th scope="col">Name</th>
        <th scope="col">Rate</th>
        <th scope="col">QTY</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        <tr key={lineKey(line)}>
          <td>{index + 1}</td>
          <td>
            {productTitle(line)}
            {choicesLabel(line) !== '' && <small> ({choicesLabel(line)})</small>}
          </td>
          <td>{formatExactTaka(line.originalPrice)}</td>
          <td>{line.quantity}</td>
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
    text-align: left;
  }

  th,
  td {
    padding: var(--space-2) var(--space-2) var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }

  td:nth-child(2) {
    overflow-wrap: anywhere;
  }

  th:nth-child(n + 3),
  td:nth-child(n + 3) {
    padding-right: 0;
    padding-left: var(--space-2);
    text-align: right;
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
      border-bottom: 1px solid var(--line);
    }

    th,
    td {
      border: 0;
    }

    th:nth-child(2),
    td:nth-child(2) {
      grid-column: 2 / -1;
      padding-bottom: 0;
    }

    th:nth-child(3),
    td:nth-child(3) {
      grid-column: 2;
      padding-left: 0;
      text-align: left;
    }
  }

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }
`;
