import { styled } from 'styled-components';
import type { ListedOrder } from '#api/orders/orderListArgs.ts';
import { narrowTable } from '../../components/lists/DenseTable.ts';

/** The order number with the id below, or only the id. A click on the id selects its whole text, to be copied. */
export const OrderIdentifiers = ({ order: { _id, number } }: { readonly order: ListedOrder }) => (
  <Root>
    {number !== null && <strong>{number}</strong>}
    <code title={_id}>{_id}</code>
  </Root>
);

const Root = styled.span`
  display: inline-grid;

  strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* The 24 digits of an id on two lines. */
  code {
    box-sizing: content-box;
    width: 12ch;
    color: var(--ink-faint);
    font-size: var(--text-2xs);
    line-height: var(--leading-snug);
    user-select: all;
    word-break: break-all;
  }

  ${narrowTable} {
    strong {
      font-size: var(--text-xs);
    }
  }
`;
