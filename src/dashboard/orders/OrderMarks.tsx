import { styled } from 'styled-components';
import type { Order } from '#domain/orders/order.ts';
import { packedText } from '#domain/orders/packing.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/orders.ts';

/** When staff last printed a paper of the order (MD-19), and who packed it when (DK-13); nothing before that. */
export const OrderMarks = ({ order: { printedAt, packed } }: { readonly order: Order }) => (
  <>
    {printedAt !== null && <Mark>{messages.printed(formatDateTime(printedAt))}</Mark>}
    {packed !== null && <Mark>{packedText(packed)}</Mark>}
  </>
);

const Mark = styled.small`
  color: var(--ink-soft);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;
