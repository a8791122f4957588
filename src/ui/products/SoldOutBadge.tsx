import { styled } from 'styled-components';

/** Says that a product is sold out (MD-8). */
export const SoldOutBadge = styled.span.attrs({ children: 'Sold out' })`
  padding: 3px 9px;
  border-radius: var(--radius-full);
  background: var(--ink);
  color: var(--surface);
  font-size: var(--text-xs);
  font-weight: 700;
  line-height: 1.4;
`;
