import { styled } from 'styled-components';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import * as messages from '#messages/storefront/listing.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useFirstInput } from '#ui/hooks/onFirstInput.ts';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { from } from '#ui/theme/media.ts';
import { FilterMenu, preloadFilterMenu } from './FilterMenu.tsx';
import { chosenFilters, filterGroups } from './listingFilter.ts';
import { SortSelect } from './SortSelect.tsx';
import { useFilterAddress } from './useFilterAddress.ts';

/** The sheet of filters; `null` shows nothing until its code is loaded. */
const sheet = lazyWithPreload(async () => (await import('./FilterSheet.tsx')).FilterSheet, null);

const preloadFilters = (): void => {
  preloadFilterMenu();
  sheet.preload();
};

/** Sort order and filters: on a phone one row whose button opens a sheet, on wide screens a menu for each group. */
export const ListingToolbar = ({ filter }: { readonly filter: ProductFilter }) => {
  const { isSheetOpen, openSheet, closeSheet, change, apply } = useFilterAddress();
  useFirstInput(preloadFilters);
  const chosen = chosenFilters(filter);
  return (
    <Root>
      <SortSelect />
      <OnNarrow>
        <Button tone="plain" size="s" wide aria-haspopup="dialog" onClick={openSheet}>
          {chosen.length === 0 ? messages.filter : messages.withChosen(messages.filter, chosen.length)}
        </Button>
      </OnNarrow>
      <OnWide role="group" aria-label={messages.filters}>
        {filterGroups.map((group) => (
          <FilterMenu
            key={group}
            group={group}
            filter={filter}
            count={chosen.filter((one) => one.group === group).length}
            onChange={change}
          />
        ))}
      </OnWide>
      {isSheetOpen ? <sheet.Lazy filter={filter} onClose={closeSheet} onApply={apply} /> : null}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: var(--space-2);
  ${from.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-2) var(--space-5);
    /* Placed explicitly, so that the sort order does not move when the filters, which follow it in the HTML, arrive. */
    > :first-child { grid-area: 1 / 2; }
  }
  /* Without script PlainFilterForm does the same. */
  @media (scripting: none) { display: none; }
`;
const OnNarrow = styled.div`
  ${from.medium} { display: none; }
`;
const OnWide = styled.div`
  display: none;
  ${from.medium} { display: flex; flex-wrap: wrap; gap: var(--space-2); }
`;
