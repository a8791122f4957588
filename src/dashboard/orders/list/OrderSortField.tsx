import type { OrderSort } from '#domain/orderSort.ts';
import { Select } from '#ui/forms/Select.tsx';
import { InlineField } from '../../components/InlineField.ts';
import type { useOrderSort } from './useOrderSort.ts';

const sortLabels: Record<OrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  amountDown: 'Amount, high to low',
  amountUp: 'Amount, low to high',
};
const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

/** Sorts an order list (MD-6). */
export const OrderSortField = ({ sort, choose }: ReturnType<typeof useOrderSort>) => (
  <InlineField>
    <Select label="Sort by" options={sorts} value={sort} onChange={({ target }) => choose(target.value)} />
  </InlineField>
);
