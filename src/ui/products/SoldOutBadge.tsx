import { styled } from 'styled-components';
import * as messages from '#messages/ui/products.ts';

/** Says that a product is sold out (MD-8). */
export const SoldOutBadge = styled.span.attrs({ children: messages.soldOut })`
  padding: 3px 9px;
  border-radius: var(--radius-full);
  background: var(--ink);
  color: var(--surface);
  font-size: var(--text-xs);
  font-weight: 700;
  line-height: 1.4;
`;
