import { useGetCategoryTreeQuery } from '#api/products/categoryTreeApi.ts';
import { type OfferedSort, offeredSorts } from '#domain/products/catalogFilter.ts';
import * as messages from '#messages/dashboard/products.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { ListControls } from '../components/filters/ListControls.ts';
import { ListFilter } from '../components/filters/ListFilter.tsx';
import { SortField } from '../components/filters/SortField.tsx';
import { DayField } from '../components/forms/DayField.tsx';
import { categoryOptions } from './categoryOptions.ts';
import type { useCatalogFilter } from './useCatalogFilter.ts';

const sortLabels: Record<OfferedSort, string> = {
  newest: messages.newestFirst,
  oldest: messages.oldestFirst,
  name: messages.nameAToZ,
  priceUp: messages.priceLowToHigh,
  priceDown: messages.priceHighToLow,
  changed: messages.lastChangedFirst,
};
const stockOptions = [
  { value: 'available', label: messages.available },
  { value: 'soldOut', label: messages.soldOut },
];
const pictureOptions = [{ value: 'none', label: messages.withoutPictures }];

/** The fields that sort and filter the product list (MD-14). */
export const ProductFilters = ({
  filters: { filter, count, change, clear },
}: {
  readonly filters: ReturnType<typeof useCatalogFilter>;
}) => (
  <ListControls>
    <SortField sorts={offeredSorts} labels={sortLabels} />
    <ListFilter count={count} onClear={clear}>
      <Select
        label={messages.category}
        placeholder={messages.allCategories}
        options={categoryOptions(useGetCategoryTreeQuery().data?.categories, filter.category)}
        value={filter.category ?? ''}
        onChange={({ target }) => change({ category: target.value })}
      />
      <Select
        label={messages.stock}
        placeholder={messages.availableAndSoldOut}
        options={stockOptions}
        value={filter.stock ?? ''}
        onChange={({ target }) => change({ stock: target.value })}
      />
      <Select
        label={messages.pictures}
        placeholder={messages.withAndWithout}
        options={pictureOptions}
        value={filter.pictures ?? ''}
        onChange={({ target }) => change({ pictures: target.value })}
      />
      <DayField
        label={messages.changedSince}
        value={filter.changedSince}
        // The address calls the filter `since`.
        onChange={(since) => change({ since })}
      />
    </ListFilter>
  </ListControls>
);
