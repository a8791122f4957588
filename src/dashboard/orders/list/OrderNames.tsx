import { styled } from 'styled-components';
import type { ListedOrder } from '#api/orderLists.ts';

/** The order number with the id below, or the id alone; a press on the id selects the whole of it. */
export const OrderNames = ({ order: { _id, number } }: { readonly order: ListedOrder }) => (
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

  /* Two lines of twelve digits. */
  code {
    box-sizing: content-box;
    width: 12ch;
    color: var(--ink-soft);
    font-size: var(--text-xs);
    line-height: var(--leading-snug);
    user-select: all;
    word-break: break-all;
  }

  @media (min-width: 769px) and (max-width: 900px) {
    strong {
      font-size: var(--text-xs);
    }

    code {
      font-size: var(--text-2xs);
    }
  }
`;
