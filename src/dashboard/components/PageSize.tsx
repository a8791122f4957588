import { Select } from '#ui/forms/Select.tsx';
import { InlineField } from './InlineField.ts';
import type { Pagination } from './usePagination.ts';

/** How many rows a page has. */
export const PageSize = ({
  noun,
  pagination: { sizes, size, setSize },
}: {
  readonly noun: string;
  readonly pagination: Pagination;
}) => (
  <InlineField>
    <Select
      label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} per page`}
      options={sizes.map(String)}
      value={String(size)}
      onChange={({ target }) => setSize(Number(target.value))}
    />
  </InlineField>
);
