import { styled } from 'styled-components';
import { discountPercent, type Prices } from '#domain/products/product.ts';
import { digits } from '#messages/language.ts';
import * as messages from '#messages/ui/products.ts';

/** The discount, such as `−20%`; `null` without one. */
export const DiscountBadge = ({ product }: { readonly product: Prices }) => {
  const percent = discountPercent(product);
  if (percent === 0) return null;
  return <Root aria-label={messages.off(percent)}>{digits(`−${percent}%`)}</Root>;
};

// With a role, since an `aria-label` on a plain `span` is not read out.
const Root = styled.span.attrs({ role: 'img' })`
  display: inline-block;
  padding: 3px 9px;
  border-radius: var(--radius-full);
  background: var(--offer);
  color: var(--on-offer);
  font-size: var(--text-xs);
  font-weight: 700;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
`;
