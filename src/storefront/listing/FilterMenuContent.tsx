import { useRef } from 'react';
import type { ProductFacets } from '#domain/products/productFacets.ts';
import type { ListingFilter, ProductFilter } from '#domain/products/productFilter.ts';
import * as messages from '#messages/storefront/listing/filters.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilterChoices } from './FilterChoices.tsx';
import type { FilterGroupName } from './listingFilter.ts';
import { PriceFields } from './PriceFields.tsx';
import { readPriceRange } from './priceRange.ts';
import { useProductFacets } from './useProductFacets.ts';

interface FilterMenuContentProps {
  readonly group: FilterGroupName;
  readonly filter: ProductFilter;
  readonly onChange: (filter: ListingFilter) => void;
}

/** The content of one group's menu: choices that are applied at once, or the form of the price range. */
export const FilterMenuContent = ({ group, filter, onChange }: FilterMenuContentProps) => {
  const loaded = useProductFacets(filter);
  return group === 'price' ? (
    <PriceForm filter={filter} facets={loaded.facets} onChange={onChange} />
  ) : (
    <FilterChoices group={group} filter={filter} loaded={loaded} onChange={onChange} />
  );
};

interface PriceFormProps extends Omit<FilterMenuContentProps, 'group'> {
  readonly facets: ProductFacets | undefined;
}

/** Applies both ends of the price range by a button. */
const PriceForm = ({ filter, facets, onChange }: PriceFormProps) => {
  const rootRef = useRef<HTMLDivElement>(null);
  // A change of the address mounts the form again, without the button that was pressed.
  const focusProps = useKeptFocus(rootRef);
  const isChosen = filter.minPrice !== undefined || filter.maxPrice !== undefined;
  return (
    <div ref={rootRef} tabIndex={-1} {...focusProps}>
      <form
        // Resets the uncontrolled fields when the address changes.
        key={`${filter.minPrice} ${filter.maxPrice}`}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ ...filter, ...readPriceRange(new FormData(event.currentTarget)) });
        }}
      >
        <Stack gap={3}>
          <PriceFields filter={filter} facets={facets} />
          <Button type="submit" tone="plain" size="s">
            {messages.apply}
          </Button>
          {isChosen ? (
            <Button
              tone="quiet"
              size="s"
              onClick={() => onChange({ ...filter, minPrice: undefined, maxPrice: undefined })}
            >
              {messages.anyPrice}
            </Button>
          ) : null}
        </Stack>
      </form>
    </div>
  );
};
