import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PreloadedImage } from '#domain/pages/head.ts';
import type { Product } from '#domain/products/product.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { productImage } from '#domain/shop/constants.ts';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListingProducts } from './ListingProducts.tsx';
import { ListingToolbar } from './ListingToolbar.tsx';
import { chosenFilters, productCount, withListingFilter } from './listingFilter.ts';
import { defaultSort, withSort } from './listingQuery.ts';
import { PlainFilterForm } from './PlainFilterForm.tsx';
import { useProductList } from './useProductList.ts';

// The number of cards in the first row on the narrowest screen (LS-1).
const narrowestRowLength = 2;

/** The images of the first row, to preload. */
export const firstRowImages = (products: readonly Product[] = [], sizes: string): PreloadedImage[] =>
  products
    .slice(0, narrowestRowLength)
    .flatMap(({ images: [address] }) =>
      address === undefined ? [] : [{ address, sizes, width: productImage.width }],
    );

interface ListingProps {
  readonly title: string;
  readonly filter: ProductFilter;
  /** Names the listing in the message for an empty list (LS-2). */
  readonly emptyName: string;
  /** `sizes` of a card's image, if the list of categories beside the products takes a part of the width. */
  readonly sizes?: string;
}

/** A product list with its title, number of products, sort order and filters. */
export const Listing = ({ title, filter, emptyName, sizes }: ListingProps) => {
  const list = useProductList(filter);
  const countRef = useRef<HTMLParagraphElement>(null);
  const [search] = useSearchParams();
  // A list that is empty without any filter offers neither sorting nor filters.
  const isEmpty = list.total === 0 && chosenFilters(filter).length === 0;
  const withoutSort = withSort(search, defaultSort);
  // The parameters of the address that no field of PlainFilterForm sends, such as the category.
  const otherParams = [...withListingFilter(withoutSort, {})];
  return (
    <Stack gap={4}>
      <div>
        <Title>{shownName(title)}</Title>
        <Count ref={countRef} tabIndex={-1} aria-live="polite">
          {/* A space that does not collapse keeps the height of the line. */}
          {list.total === undefined ? '\u00a0' : productCount(list.total)}
        </Count>
      </div>
      {isEmpty ? null : (
        <>
          <ListingToolbar filter={filter} />
          {/* React ignores the contents of noscript in the browser, so the browser's build leaves the form out. */}
          <noscript>
            {import.meta.env.SSR ? <PlainFilterForm filter={filter} hidden={otherParams} /> : null}
          </noscript>
          <FilterChips filter={filter} focusRef={countRef} />
        </>
      )}
      <ListingProducts list={list} emptyName={emptyName} sizes={sizes} />
    </Stack>
  );
};

const Title = styled.h1`
  /* As wide as its words, and apart from the count: it takes the focus, and its outline goes around it. */
  width: fit-content;
  max-width: 100%;
  font-size: var(--text-2xl);
`;
const Count = styled.p`
  margin-block-start: var(--space-1);
  font-size: var(--text-s);
  color: var(--ink-faint);
  &:focus { outline: none; }
`;
