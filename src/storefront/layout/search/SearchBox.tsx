import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { searchLengths } from '#domain/constants.ts';
import { productPath } from '#domain/product.ts';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { searchPath } from '../categories/listingLinks.ts';
import { resultMessage, useProductSearch } from './useProductSearch.ts';

const id = 'product-search';

const results = lazyWithPreload(async () => (await import('./SearchResults.tsx')).SearchResults, null);
export const preloadSearchResults = results.preload;

/** Finds products by name while typing; a keyboard-operable combobox (HD-4). */
export const SearchBox = () => {
  const navigate = useNavigate();
  const [active, setActive] = useState(-1);
  const { isOpen, open, close, rootRef } = useDisclosure();
  const search = useProductSearch();
  const { input, products } = search;
  const isExpanded = isOpen && search.hasQuery;

  const changeInput = (next: string) => {
    search.changeInput(next);
    setActive(-1);
    open();
  };
  const reset = () => {
    changeInput('');
    close();
  };
  const moveActive = (offset: number) => {
    open();
    // One position per result, and one for the input itself.
    const positions = products.length + 1;
    setActive((current) => ((current + 1 + offset + positions) % positions) - 1);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const activeProduct = products[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveActive(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && search.hasQuery) {
      event.preventDefault();
      reset();
      void navigate(
        isExpanded && activeProduct !== undefined ? productPath(activeProduct._id) : searchPath(input),
      );
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isExpanded) close();
      else reset();
    }
  };

  return (
    <Root ref={rootRef} role="search">
      <SearchField
        label="Search products"
        maxLength={searchLengths.products}
        value={input}
        onChange={changeInput}
        onKeyDown={handleKeyDown}
        onFocus={open}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={`${id}-results`}
        aria-activedescendant={isExpanded && active >= 0 ? `${id}-${active}` : undefined}
      />
      <VisuallyHidden role="status">{isExpanded ? resultMessage(search) : ''}</VisuallyHidden>
      {isExpanded ? (
        <results.Lazy id={id} search={search} active={active} onActive={setActive} onChoice={reset} />
      ) : null}
    </Root>
  );
};

const Root = styled.div`
  position: relative;
  width: 100%;
`;
