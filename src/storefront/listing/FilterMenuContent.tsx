import type { ProductFacets } from '#domain/products/productFacets.ts';
import type { ListingFilter, ProductFilter } from '#domain/products/productFilter.ts';
import * as messages from '#messages/storefront/listing/filters.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilterChoices } from './FilterChoices.tsx';
import type { FilterGroupName } from './listingFilter.ts';
import { PriceFields } from './PriceFields.tsx';
import { priceRangeIn } from './priceRange.ts';
import { useProductFacets } from './useProductFacets.ts';

interface FilterMenuContentProps {
  readonly group: FilterGroupName;
  readonly query: ProductFilter;
  readonly onChange: (filter: ListingFilter) => void;
}

/** The content of one group's menu: choices that are applied at once, or the form of the price range. */
export const FilterMenuContent = ({ group, query, onChange }: FilterMenuContentProps) => {
  const loaded = useProductFacets(query);
  return group === 'price' ? (
    <PriceForm query={query} facets={loaded.facets} onChange={onChange} />
  ) : (
    <FilterChoices group={group} filter={query} loaded={loaded} onChange={onChange} />
  );
};

interface PriceFormProps extends Omit<FilterMenuContentProps, 'group'> {
  readonly facets: ProductFacets | undefined;
}

/** Applies both ends of the price range by a button. */
const PriceForm = ({ query, facets, onChange }: PriceFormProps) => {
  const isChosen = query.minPrice !== undefined || query.maxPrice !== undefined;
  const apply = (data: FormData) => {
    const { min, max } = priceRangeIn(data);
    onChange({ ...query, minPrice: min, maxPrice: max });
  };
  return (
    <form
      // Resets the uncontrolled fields when the address changes.
      key={`${query.minPrice} ${query.maxPrice}`}
      onSubmit={(event) => {
        event.preventDefault();
        apply(new FormData(event.currentTarget));
      }}
    >
      <Stack gap={3}>
        <PriceFields query={query} facets={facets} />
        <Button type="submit" tone="plain" size="s">
          {messages.apply}
        </Button>
        {isChosen ? (
          <Button
            tone="quiet"
            size="s"
            onClick={() => onChange({ ...query, minPrice: undefined, maxPrice: undefined })}
          >
            {messages.anyPrice}
          </Button>
        ) : null}
      </Stack>
    </form>
  );
};
