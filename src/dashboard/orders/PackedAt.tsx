import { styled } from 'styled-components';
import type { Order } from '#domain/orders/order.ts';
import { packedText } from '#domain/orders/packing.ts';

/** Who packed the order, and when (DK-13); nothing before that. */
export const PackedAt = ({ order: { packed } }: { readonly order: Order }) =>
  packed === null ? null : <Root>{packedText(packed)}</Root>;

const Root = styled.small`
  color: var(--ink-soft);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;
