import * as messages from '#messages/dashboard/components/filters.ts';
import { Select } from '#ui/forms/Select.tsx';
import { InlineField } from '../forms/InlineField.ts';
import { useListChoice } from './useListChoice.ts';

interface SortFieldProps<Sort extends string> {
  /** The first is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly labels: Readonly<Record<Sort, string>>;
}

/** The field that sorts a list; the choice is stored in the address. */
export const SortField = <Sort extends string>({ sorts, labels }: SortFieldProps<Sort>) => {
  const [sort, choose] = useListChoice('sort', sorts);
  return (
    <InlineField>
      <Select
        label={messages.sortBy}
        options={sorts.map((value) => ({ value, label: labels[value] }))}
        value={sort}
        onChange={({ target }) => choose(target.value)}
      />
    </InlineField>
  );
};
