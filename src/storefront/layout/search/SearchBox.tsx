import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { searchLengths } from '#domain/constants.ts';
import { productPath } from '#domain/product.ts';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { searchPath } from '../categories/listingLinks.ts';
import { LazySearchResults } from '../lazyComponents.tsx';
import { foundSentence, useProductSearch } from './useProductSearch.ts';

/** Finds products by name while typing; a keyboard-operable combobox (HD-4). */
export const SearchBox = () => {
  const id = useId();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(-1);
  const { isOpen, open, close, wholeRef } = useDisclosure();
  const search = useProductSearch(words);
  const found = search.products;
  const isShown = isOpen && search.isAsked;

  const type = (typed: string) => {
    setWords(typed);
    setActive(-1);
    open();
  };
  const leave = () => {
    type('');
    close();
  };
  const step = (by: number) => {
    open();
    // One position more than there are results: the input itself.
    const places = found.length + 1;
    setActive((current) => ((current + 1 + by + places) % places) - 1);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = found[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && search.isAsked) {
      event.preventDefault();
      leave();
      void navigate(isShown && chosen !== undefined ? productPath(chosen._id) : searchPath(words));
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isShown) close();
      else leave();
    }
  };

  return (
    <Whole ref={wholeRef} role="search">
      <SearchField
        label="Search products"
        maxLength={searchLengths.products}
        value={words}
        onChange={type}
        onKeyDown={press}
        onFocus={open}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-found`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
      />
      <VisuallyHidden role="status">{isShown ? foundSentence(search) : ''}</VisuallyHidden>
      {isShown ? (
        <LazySearchResults
          id={id}
          search={search}
          words={words}
          active={active}
          onActive={setActive}
          onChoice={leave}
        />
      ) : null}
    </Whole>
  );
};

const Whole = styled.div`
  position: relative;
  width: 100%;
`;
