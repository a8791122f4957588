import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ProductSort } from '#domain/products/productSorts.ts';
import * as messages from '#messages/storefront/listing.ts';
import { Select } from '#ui/forms/Select.tsx';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';
import { from } from '#ui/theme/media.ts';
import { readSort, withSort } from './listingQuery.ts';

const sortLabels: Readonly<Record<ProductSort, string>> = {
  newest: messages.newestFirst,
  priceUp: messages.priceLowToHigh,
  priceDown: messages.priceHighToLow,
  rating: messages.bestRated,
};

export const sortOptions = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

/** The sort order, stored in the address. */
export const SortSelect = () => {
  const [search] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  return (
    <Root>
      <Select
        label={messages.sortBy}
        options={sortOptions}
        value={readSort(search)}
        onChange={({ target }) => updateSearchParams((params) => withSort(params, target.value))}
      />
    </Root>
  );
};

// The label is beside the select, or hidden on a phone; the empty line for the select's messages is left out.
const Root = styled.div`
  min-width: 0;
  > div { grid-template-columns: minmax(0, 1fr); align-items: center; column-gap: var(--space-2); }
  > div > div:last-child:empty { display: none; }
  label { position: absolute; clip-path: inset(50%); white-space: nowrap; font-weight: 500; color: var(--ink-faint); }
  select { min-height: var(--target); padding-block: 0; font-size: var(--text-s); }
  ${from.medium} {
    width: 250px;
    > div { grid-template-columns: auto minmax(0, 1fr); }
    label { position: static; clip-path: none; }
  }
`;
