import type { RefObject } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListingFilter } from '#domain/products/productFilter.ts';
import * as messages from '#messages/storefront/listing.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { chosenFilters, withListingFilter } from './listingFilter.ts';

interface FilterChipsProps {
  readonly filter: ListingFilter;
  /** Gets the focus when the chip that had it is gone. */
  readonly focusRef: RefObject<HTMLElement | null>;
}

/** The chosen filters, each a link to the listing without it. */
export const FilterChips = ({ filter, focusRef }: FilterChipsProps) => {
  const [search] = useSearchParams();
  const chosen = chosenFilters(filter);
  if (chosen.length === 0) return null;
  const linkTo = (next: ListingFilter) => ({
    to: { search: String(withListingFilter(search, next)) },
    // Search engines would follow each combination of filters.
    rel: 'nofollow',
    preventScrollReset: true,
    onClick: () => focusRef.current?.focus({ preventScroll: true }),
  });
  return (
    <Root aria-label={messages.chosenFilters}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link {...linkTo(without)}>
            <VisuallyHidden>{messages.remove} </VisuallyHidden>
            <span>{label}</span>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link {...linkTo({})} data-all>
          {messages.clearAll}
        </Link>
      </li>
    </Root>
  );
};

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding: 0 var(--space-3);
    border: 1.5px solid transparent;
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-size: var(--text-s);
    font-weight: 550;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  svg { flex: none; }
  a:hover { border-color: var(--accent); }
  a[data-all] { background: none; text-decoration: underline; }
`;
