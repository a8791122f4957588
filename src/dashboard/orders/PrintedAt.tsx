import { styled } from 'styled-components';
import type { Order } from '#domain/orders/order.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/orders.ts';

/** When staff last printed a paper of the order (MD-19); nothing if they never did. */
export const PrintedAt = ({ order: { printedAt } }: { readonly order: Order }) =>
  printedAt === null ? null : <Root>{messages.printed(formatDateTime(printedAt))}</Root>;

const Root = styled.small`
  color: var(--ink-soft);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;
