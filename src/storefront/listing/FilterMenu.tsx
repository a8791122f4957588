import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ListingFilter, ProductFilter } from '#domain/products/productFilter.ts';
import * as messages from '#messages/storefront/listing.ts';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { type FilterGroupName, groupLabels } from './listingFilter.ts';

/** The choices of the panel; `null` shows nothing until their code is loaded. */
const lazyContent = lazyWithPreload(
  async () => (await import('./FilterMenuContent.tsx')).FilterMenuContent,
  null,
);
export const preloadFilterMenu = lazyContent.preload;

interface FilterMenuProps {
  readonly group: FilterGroupName;
  readonly filter: ProductFilter;
  /** Number of chosen filters in the group. */
  readonly count: number;
  readonly onChange: (filter: ListingFilter) => void;
}

/** CSS pixels. The panel is aligned to the end of the button if it would reach beyond the window otherwise. */
const panelWidth = 280;

/** A button that shows the choices of one group below it. */
export const FilterMenu = ({ group, filter, count, onChange }: FilterMenuProps) => {
  const id = useId();
  const { isOpen, toggle, rootRef, buttonRef } = useDisclosure();
  const [isAtEnd, setAtEnd] = useState(false);
  const placeAndToggle = () => {
    const left = buttonRef.current?.getBoundingClientRect().left ?? 0;
    setAtEnd(left + panelWidth > document.documentElement.clientWidth);
    toggle();
  };
  return (
    <Root ref={rootRef}>
      <Toggle
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        data-chosen={count > 0 || undefined}
        onClick={placeAndToggle}
      >
        {count === 0 ? groupLabels[group] : messages.withChosen(groupLabels[group], count)}
        <Icon name="chevron-down" size={16} />
      </Toggle>
      <Panel id={id} hidden={!isOpen} data-end={isAtEnd || undefined}>
        {isOpen ? <lazyContent.Lazy group={group} filter={filter} onChange={onChange} /> : null}
      </Panel>
    </Root>
  );
};

const Root = styled.div`
  position: relative;
`;
const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  padding-block: 0;
  padding-inline: var(--space-3) var(--space-2);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-s);
  font-weight: 500;
  svg { flex: none; color: var(--ink-faint); transition: rotate 0.2s; }
  &[aria-expanded='true'] svg { rotate: 180deg; }
  &:hover, &[aria-expanded='true'] { border-color: var(--accent); }
  &[data-chosen] { border-color: var(--accent); font-weight: 600; }
`;
const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + var(--space-1));
  inset-inline-start: 0;
  z-index: 20;
  width: ${panelWidth}px;
  max-height: min(60vh, 440px);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  &[data-end] { inset-inline: auto 0; }
`;
