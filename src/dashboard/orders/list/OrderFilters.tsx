import { deliveryAreas } from '#domain/checkout/delivery.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderStatus.ts';
import { Select } from '#ui/forms/Select.tsx';
import { ListFilter } from '../../components/filters/ListFilter.tsx';
import { DayField } from '../../components/forms/DayField.tsx';
import type { useOrderFilter } from '../useOrderFilter.ts';

interface OrderFiltersProps {
  readonly list: OrderListName;
  readonly filters: ReturnType<typeof useOrderFilter>;
}

const areas = deliveryAreas.map(({ name, label }) => ({ value: name, label: `${name} · ${label}` }));

/** Filters an order list by days, area and status. */
export const OrderFilters = ({ list, filters: { filter, count, change, clear } }: OrderFiltersProps) => (
  <ListFilter count={count} onClear={clear}>
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
  </ListFilter>
);
