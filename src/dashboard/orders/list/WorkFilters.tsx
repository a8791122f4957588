import { useCapability } from '#api/client/useCapability.ts';
import { areAllPending } from '#domain/orders/orderFilter.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderLists.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { Select } from '#ui/forms/Select.tsx';
import type { useOrderFilter } from '../useOrderFilter.ts';

interface WorkFiltersProps {
  readonly list: OrderListName;
  readonly filters: Pick<ReturnType<typeof useOrderFilter>, 'filter' | 'change'>;
}

const triesOptions = [
  { value: '0', label: messages.neverCalled },
  { value: '1', label: messages.tries(1) },
  { value: '2', label: messages.tries(2) },
  { value: '3', label: messages.triesOrMore(3) },
];
const warningOptions = [
  { value: 'any', label: messages.anyWarning },
  { value: 'blocked', label: messages.blockedPhone },
  { value: 'lowShare', label: messages.fewDelivered },
  { value: 'repeat', label: messages.orderedTwice },
];
const printedOptions = [
  { value: 'no', label: messages.notPrinted },
  { value: 'yes', label: messages.printed },
];
const packedOptions = [
  { value: 'no', label: messages.notPacked },
  { value: 'yes', label: messages.packed },
];

/** Filters by what staff have done with an order (calls, papers, packing) and by the warnings about it (DK-14). */
export const WorkFilters = ({ list, filters: { filter, change } }: WorkFiltersProps) => {
  const keepsNotes = useCapability('orderNotes');
  const knowsCallers = useCapability('callers');
  const canScan = useCapability('scanning');
  // Only a list of pending orders can be filtered by calls and warnings.
  const isPending = areAllPending(orderLists[list]);
  return (
    <>
      {isPending && keepsNotes && (
        <Select
          label={messages.calls}
          placeholder={messages.anyNumber}
          options={triesOptions}
          value={filter.tries ?? ''}
          onChange={({ target }) => change({ tries: target.value })}
        />
      )}
      {isPending && knowsCallers && (
        <Select
          label={messages.warning}
          placeholder={messages.withOrWithout}
          options={warningOptions}
          value={filter.warning ?? ''}
          onChange={({ target }) => change({ warning: target.value })}
        />
      )}
      {list === 'returned' && keepsNotes && (
        <Select
          label={messages.calls}
          placeholder={messages.withOrWithout}
          options={[{ value: 'none', label: messages.customerWaitsForACall }]}
          value={filter.calls ?? ''}
          onChange={({ target }) => change({ calls: target.value })}
        />
      )}
      <Select
        label={messages.printed}
        placeholder={messages.printedOrNot}
        options={printedOptions}
        value={filter.printed ?? ''}
        onChange={({ target }) => change({ printed: target.value })}
      />
      {canScan && (
        <Select
          label={messages.packed}
          placeholder={messages.packedOrNot}
          options={packedOptions}
          value={filter.packed ?? ''}
          onChange={({ target }) => change({ packed: target.value })}
        />
      )}
    </>
  );
};
