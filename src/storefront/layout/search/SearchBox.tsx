import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ApiState } from '#api/client/shopApi.ts';
import { useSearchAsYouType } from '#api/client/useSearchAsYouType.ts';
import { cachedSearchAnswers, searchQueryOf } from '#api/products/cachedSearchAnswers.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { narrowAnswers } from '#domain/products/narrowAnswers.ts';
import { type Product, productPath } from '#domain/products/product.ts';
import { searchLengths } from '#domain/shop/constants.ts';
import * as messages from '#messages/storefront/layout/search.ts';
import { ComboboxField } from '#ui/controls/ComboboxField.tsx';
import { useCombobox } from '#ui/controls/useCombobox.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { from } from '#ui/theme/media.ts';
import { searchPath } from '../categories/listingLinks.ts';

const results = lazyWithPreload(async () => (await import('./SearchResults.tsx')).SearchResults, null);
export const preloadSearchResults = results.preload;

const none: readonly Product[] = [];

/** Searches for at most ten products by name. Asks the server only if earlier answers do not contain the whole answer. */
const useProductSearch = () => {
  const store = useStore<ApiState>();
  const answerFromCache = (text: string) => {
    const narrowed = narrowAnswers(cachedSearchAnswers(store.getState()), text);
    return narrowed && { answer: narrowed.products, isComplete: narrowed.isComplete };
  };
  return useSearchAsYouType(productsApi.useLazyListProductsQuery(), searchQueryOf, answerFromCache);
};

/** Finds products by name while typing (HD-4). Enter opens the product that is chosen, or else the list of all that are found. */
export const SearchBox = () => {
  const navigate = useNavigate();
  const search = useProductSearch();
  const { combobox, rootRef } = useCombobox({
    search,
    options: search.answer ?? none,
    noun: messages.product,
  });
  const openProduct = (product: Product | undefined) => {
    combobox.reset();
    void navigate(product === undefined ? searchPath(search.input) : productPath(product._id));
  };
  return (
    <Root ref={rootRef} role="search">
      <ComboboxField
        combobox={combobox}
        label={messages.searchProducts}
        maxLength={searchLengths.products}
        onEnter={openProduct}
      />
      {combobox.isExpanded ? <results.Lazy combobox={combobox} /> : null}
    </Root>
  );
};

// In narrow windows the results are as wide as the header, which is then their containing block.
const Root = styled.div`
  ${from.medium} { position: relative; }
  width: 100%;
  /* Results whose code did not arrive. */
  > [role='alert'] {
    position: absolute;
    inset: calc(100% + 6px) 0 auto;
    border-radius: var(--radius-l);
    background: var(--surface-raised);
    box-shadow: var(--shadow-2);
  }
`;
