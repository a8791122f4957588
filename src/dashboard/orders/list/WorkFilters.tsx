import { useCapability } from '#api/client/useCapability.ts';
import { areWaiting } from '#domain/orders/orderFilter.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderStatus.ts';
import { Select } from '#ui/forms/Select.tsx';
import type { useOrderFilter } from '../useOrderFilter.ts';

interface WorkFiltersProps {
  readonly list: OrderListName;
  readonly filters: Pick<ReturnType<typeof useOrderFilter>, 'filter' | 'change'>;
}

const tries = [
  { value: '0', label: 'Never called' },
  { value: '1', label: '1 try' },
  { value: '2', label: '2 tries' },
  { value: '3', label: '3 tries or more' },
];
const warnings = [
  { value: 'any', label: 'Any warning' },
  { value: 'blocked', label: 'Blocked phone' },
  { value: 'lowShare', label: 'Few delivered' },
  { value: 'repeat', label: 'Ordered twice' },
];
const printed = [
  { value: 'no', label: 'Not printed' },
  { value: 'yes', label: 'Printed' },
];
const packed = [
  { value: 'no', label: 'Not packed' },
  { value: 'yes', label: 'Packed' },
];

/** Filters by what the desk has done with an order and what it is warned of (DK-14). */
export const WorkFilters = ({ list, filters: { filter, change } }: WorkFiltersProps) => {
  const keepsNotes = useCapability('orderNotes');
  const knowsCallers = useCapability('callers');
  const canScan = useCapability('scanning');
  const isWaiting = areWaiting(orderLists[list]);
  return (
    <>
      {isWaiting && keepsNotes && (
        <Select
          label="Calls"
          placeholder="Any number"
          options={tries}
          value={filter.tries ?? ''}
          onChange={({ target }) => change({ tries: target.value })}
        />
      )}
      {isWaiting && knowsCallers && (
        <Select
          label="Warning"
          placeholder="With or without"
          options={warnings}
          value={filter.warning ?? ''}
          onChange={({ target }) => change({ warning: target.value })}
        />
      )}
      <Select
        label="Printed"
        placeholder="Printed or not"
        options={printed}
        value={filter.printed ?? ''}
        onChange={({ target }) => change({ printed: target.value })}
      />
      {canScan && (
        <Select
          label="Packed"
          placeholder="Packed or not"
          options={packed}
          value={filter.packed ?? ''}
          onChange={({ target }) => change({ packed: target.value })}
        />
      )}
    </>
  );
};
