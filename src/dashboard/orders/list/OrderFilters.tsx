import { useState } from 'react';
import { deliveryAreas } from '#domain/delivery.ts';
import { type OrderListName, orderLists } from '#domain/orderStatus.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Collapsible } from '../../components/Collapsible.tsx';
import { DayField } from '../../components/DayField.tsx';
import { FilterFields } from '../../components/FilterFields.ts';
import type { useOrderFilter } from '../useOrderFilter.ts';

interface OrderFiltersProps {
  readonly list: OrderListName;
  readonly filters: ReturnType<typeof useOrderFilter>;
}

const areas = deliveryAreas.map(({ name, label }) => ({ value: name, label: `${name} · ${label}` }));

/** Filters an order list by days, area and status; initially collapsed unless a filter is set. */
export const OrderFilters = ({ list, filters: { filter, count, change, clear } }: OrderFiltersProps) => {
  const [isOpen] = useState(count > 0);
  return (
    <Collapsible
      open={isOpen}
      summary={
        <>
          <Icon name="filter" size={18} /> Filter{count > 0 && ` (${count})`}
        </>
      }
    >
      <FilterFields>
        <DayField label="From" value={filter.from} max={filter.to} onChange={(from) => change({ from })} />
        <DayField label="To" value={filter.to} min={filter.from} onChange={(to) => change({ to })} />
        <Select
          label="Delivery area"
          placeholder="Both areas"
          options={areas}
          value={filter.area ?? ''}
          onChange={(event) => change({ area: event.target.value })}
        />
        {orderLists[list].length > 1 && (
          <Select
            label="Order status"
            placeholder="All of this list"
            options={orderLists[list]}
            value={filter.status ?? ''}
            onChange={(event) => change({ status: event.target.value })}
          />
        )}
        <Button tone="quiet" disabled={count === 0} onClick={clear}>
          Clear the filter
        </Button>
      </FilterFields>
    </Collapsible>
  );
};
