import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { searchLengths } from '#domain/constants.ts';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { from } from '#ui/theme/media.ts';
import { orderSearchPath, overviewPath } from '../../components/addresses.ts';
import { useShortcuts } from '../../components/shortcuts/useShortcuts.ts';
import { OrderHits } from './OrderHits.tsx';
import { resultMessage, useOrderSearch } from './useOrderSearch.ts';

/**
 * Finds orders of all statuses while typing; a combobox for the keyboard (MD-1). Enter opens the chosen order or the
 * only one, otherwise the list of all.
 */
export const OrderFinder = () => {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const { isOpen, open, close, rootRef } = useDisclosure();
  const search = useOrderSearch(text);
  const { orders } = search;
  const isExpanded = isOpen && search.hasQuery;
  const inputRef = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: ['/'], label: 'Find an order', run: () => inputRef.current?.focus() }]);

  const changeText = (next: string) => {
    setText(next);
    setActive(-1);
    open();
  };
  const reset = () => {
    changeText('');
    close();
  };
  const moveActive = (offset: number) => {
    open();
    // One position per hit, and one for the input itself.
    const positions = orders.length + 1;
    setActive((current) => ((current + 1 + offset + positions) % positions) - 1);
  };
  const openHit = () => {
    const only = search.total === 1 && !search.isPending ? orders[0] : undefined;
    const order = (isExpanded ? orders[active] : undefined) ?? only;
    reset();
    if (order === undefined) void navigate(orderSearchPath(text.trim()));
    else void navigate(overviewPath(order._id), { state: order });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveActive(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && search.hasQuery) {
      event.preventDefault();
      openHit();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (isExpanded) close();
      else reset();
    }
  };

  return (
    <Root ref={rootRef} role="search" aria-label="Orders">
      <SearchField
        ref={inputRef}
        label="Find an order"
        title="Number, phone, name, e-mail or ID"
        maxLength={searchLengths.orders}
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
      <VisuallyHidden role="status">{isExpanded ? resultMessage(search) : ''}</VisuallyHidden>
      {isExpanded && (
        <OrderHits
          id={id}
          search={search}
          text={text}
          active={active}
          onActive={setActive}
          onChoice={reset}
        />
      )}
    </Root>
  );
};

/** On a phone the hits are as wide as the top bar. */
const Root = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 520px;

  ${from.medium} {
    position: relative;
  }
`;
