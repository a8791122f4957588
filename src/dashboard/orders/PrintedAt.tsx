import { styled } from 'styled-components';
import { formatDateTime } from '#domain/dates.ts';
import type { Order } from '#domain/order.ts';
import { Icon } from '#ui/icons/Icon.tsx';

/** When staff printed a paper of the order for the last time (MD-19); nothing before that. */
export const PrintedAt = ({ order: { printedAt } }: { readonly order: Order }) =>
  printedAt === null ? null : (
    <Root>
      <Icon name="printer" size={14} /> Printed {formatDateTime(printedAt)}
    </Root>
  );

const Root = styled.small`
  color: var(--ink-soft);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;
