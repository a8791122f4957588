import { styled } from 'styled-components';
import { discountPercent } from '#domain/products/product.ts';
import { digits } from '#messages/language.ts';
import * as messages from '#messages/ui/products.ts';

interface DiscountBadgeProps {
  /** Taka, like `offer`; `null` for a product without such a price. */
  readonly original: number | null;
  readonly offer: number | null;
}

/** The discount, such as `−20%`; `null` without one. */
export const DiscountBadge = ({ original, offer }: DiscountBadgeProps) => {
  const percent = discountPercent({ originalPrice: original, offerPrice: offer });
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
