import type { ListingFilter, ProductFilter } from '#domain/productFilter.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FilterChoices } from './FilterChoices.tsx';
import { chosenFilters, type FilterGroupName } from './listingFilter.ts';
import { PriceFields } from './PriceFields.tsx';
import { priceRangeIn } from './priceRange.ts';
import { useProductFacets } from './useProductFacets.ts';

interface FilterMenuContentProps {
  readonly group: FilterGroupName;
  readonly query: ProductFilter;
  readonly onChange: (filter: ListingFilter) => void;
}

/** The choices of one group, each applied at once; a price range when it is complete. */
export const FilterMenuContent = ({ group, query, onChange }: FilterMenuContentProps) => {
  const loaded = useProductFacets(query);
  if (group === 'price') {
    const isChosen = chosenFilters(query).some((chosen) => chosen.group === 'price');
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
          <PriceFields query={query} facets={loaded.facets} />
          <Button type="submit" tone="plain" size="s">
            Apply
          </Button>
          {isChosen ? (
            <Button
              tone="quiet"
              size="s"
              onClick={() => onChange({ ...query, minPrice: undefined, maxPrice: undefined })}
            >
              Any price
            </Button>
          ) : null}
        </Stack>
      </form>
    );
  }
  return <FilterChoices group={group} filter={query} loaded={loaded} onChange={onChange} />;
};
