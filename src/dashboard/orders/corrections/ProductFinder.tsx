import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { searchLengths } from '#domain/constants.ts';
import { isOrderable, type Product } from '#domain/product.ts';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { ProductHitList } from './ProductHitList.tsx';
import { hitsMessage, useProductHits } from './useProductHits.ts';

/** Finds a product to add while typing; a combobox for the keyboard. Enter adds the chosen product or the only one. */
export const ProductFinder = ({ onAdd }: { readonly onAdd: (product: Product) => void }) => {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const { isOpen, open, close, rootRef } = useDisclosure();
  const hits = useProductHits(text);
  const { products } = hits;
  const isExpanded = isOpen && hits.hasQuery;

  const changeText = (next: string) => {
    setText(next);
    setActive(-1);
    open();
  };
  const add = (product: Product | undefined) => {
    if (product === undefined || !isOrderable(product)) return;
    changeText('');
    close();
    onAdd(product);
  };
  const moveActive = (offset: number) => {
    open();
    // One position per hit, and one for the input itself.
    const positions = products.length + 1;
    setActive((current) => ((current + 1 + offset + positions) % positions) - 1);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveActive(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      // Otherwise it would submit the form.
      event.preventDefault();
      const only = products.length === 1 && !hits.isPending ? products[0] : undefined;
      add((isExpanded ? products[active] : undefined) ?? only);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isExpanded) close();
      else changeText('');
    }
  };

  return (
    <Root ref={rootRef}>
      <SearchField
        label="Add a product: search by name"
        maxLength={searchLengths.products}
        value={text}
        onChange={changeText}
        onKeyDown={handleKeyDown}
        onFocus={open}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={`${id}-results`}
        aria-activedescendant={isExpanded && active >= 0 ? `${id}-${active}` : undefined}
      />
      <VisuallyHidden role="status">{isExpanded ? hitsMessage(hits) : ''}</VisuallyHidden>
      {isExpanded && (
        <ProductHitList id={id} hits={hits} text={text} active={active} onActive={setActive} onChoice={add} />
      )}
    </Root>
  );
};

const Root = styled.div`
  position: relative;
`;
