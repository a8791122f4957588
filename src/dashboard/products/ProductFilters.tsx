import { useState } from 'react';
import type { CatalogSort } from '#domain/catalogFilter.ts';
import { categories } from '#domain/categories.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Collapsible } from '../components/Collapsible.tsx';
import { DayField } from '../components/DayField.tsx';
import { FilterFields } from '../components/FilterFields.ts';
import { InlineField } from '../components/InlineField.ts';
import { ListControls } from '../components/ListControls.ts';
import { defaultSort, type useCatalogFilter } from './useCatalogFilter.ts';

const sortLabels: Record<CatalogSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  priceUp: 'Price, low to high',
  priceDown: 'Price, high to low',
  changed: 'Last changed first',
};
const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));
const stockOptions = [
  { value: 'available', label: 'Available' },
  { value: 'soldOut', label: 'Sold out' },
];
const pictureOptions = [{ value: 'none', label: 'Without pictures' }];
const categoryNames = categories.map(({ name }) => name);

/** Order and filter of the product list; the filter is initially collapsed unless one is set (MD-14). */
export const ProductFilters = ({
  filters: { filter, count, change, clear },
}: {
  readonly filters: ReturnType<typeof useCatalogFilter>;
}) => {
  const [isOpen] = useState(count > 0);
  return (
    <ListControls>
      <InlineField>
        <Select
          label="Sort by"
          options={sorts}
          value={filter.sort ?? defaultSort}
          onChange={({ target }) => change({ sort: target.value })}
        />
      </InlineField>
      <Collapsible
        open={isOpen}
        summary={
          <>
            <Icon name="filter" size={18} /> Filter{count > 0 && ` (${count})`}
          </>
        }
      >
        <FilterFields>
          <Select
            label="Category"
            placeholder="All categories"
            options={withCurrent(filter.category)}
            value={filter.category ?? ''}
            onChange={({ target }) => change({ category: target.value })}
          />
          <Select
            label="Stock"
            placeholder="Available and sold out"
            options={stockOptions}
            value={filter.stock ?? ''}
            onChange={({ target }) => change({ stock: target.value })}
          />
          <Select
            label="Pictures"
            placeholder="With and without"
            options={pictureOptions}
            value={filter.pictures ?? ''}
            onChange={({ target }) => change({ pictures: target.value })}
          />
          <DayField
            label="Changed since"
            value={filter.changedSince}
            onChange={(since) => change({ since })}
          />
          <Button tone="quiet" disabled={count === 0} onClick={clear}>
            Clear the filter
          </Button>
        </FilterFields>
      </Collapsible>
    </ListControls>
  );
};

/** A category of the address that the catalog does not know stays visible as the filter that it is. */
const withCurrent = (category: string | undefined): readonly string[] =>
  category === undefined || categoryNames.includes(category) ? categoryNames : [...categoryNames, category];
