import { type FormEvent, useId, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import type { ProductFacets } from '#domain/products/productFacets.ts';
import type { ListingFilter, ProductFilter } from '#domain/products/productFilter.ts';
import * as messages from '#messages/storefront/listing/filters.ts';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useBackdropPress } from '#ui/hooks/useBackdropPress.ts';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { reducedMotion } from '#ui/theme/media.ts';
import { FilterChoices } from './FilterChoices.tsx';
import { chosenFilters, filterGroups, groupLabels, productCount } from './listingFilter.ts';
import { PriceFields } from './PriceFields.tsx';
import { readPriceRange } from './priceRange.ts';
import { useProductFacets } from './useProductFacets.ts';

interface FilterSheetProps {
  readonly filter: ProductFilter;
  /** Goes back in the browser's history, in which the open sheet is an entry. */
  readonly onClose: () => void;
  readonly onApply: (filter: ListingFilter) => void;
}

/** The `ref` of the dialog: opens it when it is mounted, and returns what closes it when it is removed. */
const openModal = (dialog: HTMLDialogElement | null) => {
  if (dialog === null) return undefined;
  if (!dialog.open) dialog.showModal();
  // A dialog that is removed from the DOM without being closed does not return the focus.
  return () => dialog.close();
};

/** Calls `goBack` once: the browser takes a moment to go back, in which a second press would make it go back twice. */
const useOnce = (goBack: () => void) => {
  const isCalled = useRef(false);
  return (): void => {
    if (!isCalled.current) goBack();
    isCalled.current = true;
  };
};

/** All filters in a sheet at the bottom edge. Each choice updates the counts at once; the button applies them all. */
export const FilterSheet = ({ filter, onClose, onApply }: FilterSheetProps) => {
  const titleId = useId();
  const close = useOnce(onClose);
  const { notePress, isOnBackdrop } = useBackdropPress();
  const titleRef = useRef<HTMLHeadingElement>(null);
  // A press on the button that clears the filters disables it.
  const focusProps = useKeptFocus(titleRef, { staysDisabled: true });
  const [draft, setDraft] = useState<ListingFilter>(filter);
  // The key of the uncontrolled price fields: each new number mounts them again, empty.
  const [resetCount, setResetCount] = useState(0);
  const loaded = useProductFacets({ ...filter, ...draft });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply({ ...draft, ...readPriceRange(new FormData(event.currentTarget)) });
  };
  const clear = () => {
    setDraft(cleared);
    setResetCount(resetCount + 1);
  };
  const { total } = loaded;
  return (
    <Root
      ref={openModal}
      aria-labelledby={titleId}
      // Escape: `onClose` removes the sheet; closed by the browser, it would stay in the page's history.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={notePress}
      onClick={(event) => isOnBackdrop(event) && close()}
    >
      <form onSubmit={submit}>
        <Header {...focusProps}>
          <h2 ref={titleRef} id={titleId} tabIndex={-1}>
            {messages.filter}
          </h2>
          <Button tone="quiet" size="s" disabled={chosenFilters(draft).length === 0} onClick={clear}>
            {messages.clearAll}
          </Button>
          <IconButton label={messages.close} icon={<Icon name="close" />} onClick={close} />
        </Header>
        <Groups>
          {filterGroups.map((group) => (
            <section key={group}>
              <h3>{groupLabels[group]}</h3>
              {group === 'price' ? (
                <PriceRange key={resetCount} draft={draft} facets={loaded.facets} onChange={setDraft} />
              ) : (
                <FilterChoices group={group} filter={draft} loaded={loaded} onChange={setDraft} />
              )}
            </section>
          ))}
        </Groups>
        <Footer>
          <Button type="submit" wide>
            <span aria-live="polite">
              {total === undefined ? messages.showProducts : messages.show(productCount(total))}
            </span>
          </Button>
        </Footer>
      </form>
    </Root>
  );
};

interface PriceRangeProps {
  readonly draft: ListingFilter;
  readonly facets: ProductFacets | undefined;
  /** Called with the typed range when a field loses the focus. */
  readonly onChange: (draft: ListingFilter) => void;
}

const PriceRange = ({ draft, facets, onChange }: PriceRangeProps) => (
  <div
    onBlur={({ currentTarget }) => {
      const form = currentTarget.closest('form');
      if (form !== null) onChange({ ...draft, ...readPriceRange(new FormData(form)) });
    }}
  >
    <PriceFields filter={draft} facets={facets} />
  </div>
);

/** A filter that narrows nothing. It names every field: one left out would stay in `{ ...filter, ...draft }`. */
const cleared: ListingFilter = {
  minPrice: undefined,
  maxPrice: undefined,
  colors: undefined,
  sizes: undefined,
  types: undefined,
  minRating: undefined,
  offer: undefined,
  stock: undefined,
};

const rise = keyframes`from { translate: 0 100%; }`;
const Root = styled.dialog`
  inset-block: auto 0;
  width: 100%;
  max-width: 100%;
  max-height: calc(100dvh - var(--space-7));
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-2);
  animation: ${rise} 0.2s ease-out;
  ${reducedMotion} { animation: none; }
  &[open], form { display: flex; flex-direction: column; min-height: 0; }
  form { flex: 1; }
  &::backdrop { background: var(--veil); }
`;
const Header = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding-block: var(--space-2);
  padding-inline: var(--gutter) var(--space-2);
  border-block-end: 1px solid var(--line);
  h2 { flex: 1; font-size: var(--text-l); }
`;
const Groups = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--gutter);
  section { padding-block: var(--space-4); }
  section + section { border-block-start: 1px solid var(--line); }
  h3 { margin-block-end: var(--space-2); font-size: var(--text-m); }
`;
const Footer = styled.div`
  padding: var(--space-3) var(--gutter) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
`;
