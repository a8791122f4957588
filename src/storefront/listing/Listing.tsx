import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ProductFilter } from '#domain/productFilter.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListingProducts } from './ListingProducts.tsx';
import { ListingToolbar } from './ListingToolbar.tsx';
import { chosenFilters, withListingFilter } from './listingFilter.ts';
import { defaultSort, withSort } from './listingQuery.ts';
import { PlainFilterForm } from './PlainFilterForm.tsx';
import { productCount } from './productCount.ts';
import { useProductList } from './useProductList.ts';

interface ListingProps {
  readonly title: string;
  readonly filter: ProductFilter;
  /** Names the listing in the message for an empty list (LS-2). */
  readonly emptyName: string;
  /** `sizes` of a card's image, where a category list takes part of the width. */
  readonly sizes?: string;
}

/** A product list with its title, number of products, sort order and filters. */
export const Listing = ({ title, filter, emptyName, sizes }: ListingProps) => {
  const list = useProductList(filter);
  const countRef = useRef<HTMLParagraphElement>(null);
  const [search] = useSearchParams();
  // An empty list offers no sorting or filter, except to change the filter.
  const isEmpty = list.total === 0 && chosenFilters(filter).length === 0;
  const otherParams = [...withListingFilter(withSort(search, defaultSort), {})];
  return (
    <Stack gap={4}>
      <div>
        <Title>{title}</Title>
        <Count ref={countRef} tabIndex={-1} aria-live="polite">
          {list.total === undefined ? '\u00a0' : productCount(list.total)}
        </Count>
      </div>
      {isEmpty ? null : (
        <>
          <ListingToolbar query={filter} />
          {/* The browser's React skips what is in it, so that its build need not have the form. */}
          <noscript>
            {import.meta.env.SSR ? <PlainFilterForm query={filter} hidden={otherParams} /> : null}
          </noscript>
          <FilterChips filter={filter} focusRef={countRef} />
        </>
      )}
      <ListingProducts list={list} emptyName={emptyName} sizes={sizes} />
    </Stack>
  );
};

const Title = styled.h1`
  font-size: var(--text-2xl);
`;
const Count = styled.p`
  font-size: var(--text-s);
  color: var(--ink-faint);
  &:focus { outline: none; }
`;
