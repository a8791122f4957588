import { useState } from 'react';
import { styled } from 'styled-components';
import { isDay } from '#domain/dates.ts';
import { deliveryAreas } from '#domain/delivery.ts';
import { type OrderListName, orderLists } from '#domain/orderStatus.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Collapsible } from '../../components/Collapsible.tsx';
import type { FilterName, useOrderFilter } from './useOrderFilter.ts';

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
      <Fields>
        <DayField label="From" name="from" value={filter.from} max={filter.to} onChange={change} />
        <DayField label="To" name="to" value={filter.to} min={filter.from} onChange={change} />
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
      </Fields>
    </Collapsible>
  );
};

interface DayFieldProps {
  readonly label: string;
  readonly name: FilterName;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChange: (values: Partial<Record<FilterName, string>>) => void;
}

/** A partly typed date has no value: only a complete date or an emptied field changes the filter. */
const DayField = ({ label, name, value = '', min, max, onChange }: DayFieldProps) => (
  <TextField
    key={value}
    label={label}
    type="date"
    min={min}
    max={max}
    defaultValue={value}
    onChange={({ target }) => {
      const isEmptied = target.value === '' && !target.validity.badInput;
      if (isEmptied || isDay(target.value)) onChange({ [name]: target.value });
    }}
  />
);

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 176px), 1fr));
  align-items: end;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  /* The height of the fields beside it. */
  > button {
    min-height: 48px;
  }
`;
