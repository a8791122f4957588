import { styled } from 'styled-components';
import { formatTaka } from '#domain/money.ts';
import { discountPercent, salePrice } from '#domain/product.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface PriceProps {
  readonly original: number | null;
  readonly offer: number | null;
  readonly size?: 'm' | 'l';
}

/** The price today and, when that is lower, the original price. */
export const Price = ({ original, offer, size = 'm' }: PriceProps) => {
  const priced = { originalPrice: original, offerPrice: offer };
  const today = salePrice(priced);
  if (today === null) return <NoPrice>Price on request</NoPrice>;
  const isReduced = discountPercent(priced) > 0 && original !== null;
  return (
    <Line data-size={size}>
      <span>
        {isReduced ? <VisuallyHidden>Offer price </VisuallyHidden> : null}
        <Today>{formatTaka(today)}</Today>
      </span>
      {isReduced ? (
        <Before>
          <VisuallyHidden>Original price </VisuallyHidden>
          {formatTaka(original)}
        </Before>
      ) : null}
    </Line>
  );
};

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px var(--space-2);
  font-variant-numeric: tabular-nums;
  font-size: var(--text-l);
  line-height: var(--leading-snug);
  &[data-size='l'] { font-size: var(--text-2xl); gap: var(--space-3); }
`;
const Today = styled.strong`
  font-weight: 700;
  letter-spacing: -0.01em;
`;
const Before = styled.del`
  font-size: 0.78em;
  color: var(--ink-faint);
`;
const NoPrice = styled.span`
  color: var(--ink-faint);
`;
