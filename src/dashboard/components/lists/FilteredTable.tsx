import { useRef, useState } from 'react';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/components/lists.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ChoiceChips } from '#ui/forms/ChoiceChips.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { type Column, Table } from '#ui/layout/Table.tsx';

interface FilteredTableProps<Row> {
  readonly legend: string;
  /** Each with its rows; the first one is chosen at first. */
  readonly options: readonly { readonly label: string; readonly rows: readonly Row[] }[];
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** Shown in place of a table without rows. */
  readonly emptyText?: string;
}

/** How many rows are shown at first, and how many each press adds. */
const rowsPerPress = 100;

/** The rows of a file that was checked, or a part of them, which the user chooses. */
export const FilteredTable = <Row extends { readonly row: number }>({
  legend,
  options,
  caption,
  columns,
  emptyText,
}: FilteredTableProps<Row>) => {
  const [chosen, setChosen] = useState(0);
  const [shownCount, setShownCount] = useState(rowsPerPress);
  const rootRef = useRef<HTMLDivElement>(null);
  // The button that shows more rows goes away once all are shown: the list then takes the focus.
  const focusProps = useKeptFocus(rootRef);
  const rows = options[chosen]?.rows ?? [];
  const leftCount = rows.length - shownCount;
  return (
    <Stack ref={rootRef} {...focusProps} tabIndex={-1} gap={3}>
      <ChoiceChips
        legend={legend}
        options={options.map(({ label }, value) => ({ value, label }))}
        value={chosen}
        onChange={(value) => {
          setChosen(value);
          setShownCount(rowsPerPress);
        }}
      />
      {rows.length === 0 && emptyText !== undefined ? (
        <p>{emptyText}</p>
      ) : (
        <Table
          caption={caption}
          columns={columns}
          rows={rows.slice(0, shownCount)}
          rowKey={({ row }) => String(row)}
          maxHeight="70vh"
        />
      )}
      {leftCount > 0 && (
        <Button tone="plain" onClick={() => setShownCount(shownCount + rowsPerPress)}>
          {messages.showMoreLeft(formatCount(leftCount))}
        </Button>
      )}
    </Stack>
  );
};
