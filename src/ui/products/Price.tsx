import { styled } from 'styled-components';
import { type Prices, priceBeforeOffer, salePrice } from '#domain/products/product.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/ui/products.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface PriceProps {
  readonly product: Prices;
  readonly size?: 'm' | 'l';
}

/** The current price and, when it is reduced by one percent or more (rounded), the original price. */
export const Price = ({ product, size = 'm' }: PriceProps) => {
  const currentPrice = salePrice(product);
  if (currentPrice === null) return <NoPrice>{messages.priceOnRequest}</NoPrice>;
  const before = priceBeforeOffer(product);
  return (
    <Root data-size={size}>
      <span>
        {before === null ? null : <VisuallyHidden>{messages.offerPrice} </VisuallyHidden>}
        <CurrentPrice>{formatTaka(currentPrice)}</CurrentPrice>
      </span>
      {before === null ? null : (
        <OriginalPrice>
          <VisuallyHidden>{messages.originalPrice} </VisuallyHidden>
          {formatTaka(before)}
        </OriginalPrice>
      )}
    </Root>
  );
};

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  font-family: var(--font-latin);
  align-items: baseline;
  gap: 2px var(--space-2);
  font-variant-numeric: tabular-nums;
  font-size: var(--text-l);
  line-height: var(--leading-snug);
  &[data-size='l'] { font-size: var(--text-2xl); gap: var(--space-3); }
`;
const CurrentPrice = styled.strong`
  font-weight: 700;
  letter-spacing: -0.01em;
  /* A reduced price: words for screen readers stand before it. */
  &:not(:first-child) { color: var(--accent); }
`;
const OriginalPrice = styled.del`
  font-size: 0.78em;
  color: var(--ink-faint);
`;
const NoPrice = styled.span`
  color: var(--ink-faint);
`;
