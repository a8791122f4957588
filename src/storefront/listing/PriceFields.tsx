import { styled } from 'styled-components';
import type { ProductFacets } from '#domain/products/productFacets.ts';
import type { ListingFilter } from '#domain/products/productFilter.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/storefront/listing/filters.ts';
import { inputStyles } from '#ui/controls/inputStyles.ts';

interface PriceFieldsProps {
  readonly filter: ListingFilter;
  /** Its lowest and highest price are shown as placeholders. */
  readonly facets: ProductFacets | undefined;
}

/** The price in the digits of the page; `null` if there is none. */
const priceText = (price: number | null | undefined): string | null =>
  price == null ? null : formatCount(price);

/** The fields `min` and `max` of a form: the lowest and the highest price in taka. */
export const PriceFields = ({ filter, facets }: PriceFieldsProps) => (
  <Root role="group" aria-label={messages.priceInTaka}>
    <input
      name="min"
      aria-label={messages.lowestPrice}
      inputMode="numeric"
      placeholder={messages.fromPrice(priceText(facets?.lowestPrice))}
      defaultValue={filter.minPrice}
      autoComplete="off"
    />
    <span aria-hidden="true">–</span>
    <input
      name="max"
      aria-label={messages.highestPrice}
      inputMode="numeric"
      placeholder={messages.toPrice(priceText(facets?.highestPrice))}
      defaultValue={filter.maxPrice}
      autoComplete="off"
    />
  </Root>
);

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--ink-faint);
  input {
    ${inputStyles}
    flex: 1;
    min-width: 0;
    min-height: var(--target);
    font-variant-numeric: tabular-nums;
  }
`;
