import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { formatCount } from '#domain/values/groupDigits.ts';
import * as messages from '#messages/dashboard/components/selection.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useAsyncAction } from '../actions/useAsyncAction.ts';
import type { Selectable, Selection } from './useSelection.ts';

export interface SelectionButtonsProps<Item extends Selectable> {
  /** Plural noun for the rows: "orders". */
  readonly noun: string;
  /** The rows on this page of the list. */
  readonly rows: readonly Item[];
  /** The number of rows that match, on all pages. */
  readonly total: number;
  /** How many rows can be selected at once. */
  readonly limit: number;
  readonly selection: Selection<Item>;
  /** Reads all rows that match, at most `limit`, and may report how many it has read; rejects with a Failure. */
  readonly readAll: (onProgress: (read: number) => void) => Promise<readonly Item[]>;
}

/** Buttons that select the rows of this page, all rows that match, or none. */
export const SelectionButtons = <Item extends Selectable>({
  noun,
  rows,
  total,
  limit,
  selection,
  readAll,
}: SelectionButtonsProps<Item>) => {
  const { busy, run } = useAsyncAction();
  const [read, setRead] = useState(0);
  const selectAll = () =>
    run(() => {
      setRead(0);
      return readAll(setRead).then(
        (all) => {
          selection.replace(all);
          return null;
        },
        (error: unknown) => ({
          title: messages.couldNotBeLoaded(noun),
          text: failureOfError(error).message,
          icon: 'error' as const,
        }),
      );
    });
  const selectable = Math.min(total, limit);
  const selectableText = formatCount(selectable);
  return (
    <>
      {rows.some(({ _id }) => !selection.has(_id)) && (
        <Button tone="plain" size="s" onClick={() => selection.add(rows)}>
          {messages.selectThese(rows.length)}
        </Button>
      )}
      {total > rows.length && selection.items.length < selectable && (
        <Button
          tone="plain"
          size="s"
          busy={busy}
          busyLabel={read === 0 ? messages.choosing : messages.choosingOf(formatCount(read), selectableText)}
          onClick={selectAll}
        >
          {total > limit
            ? messages.selectTheFirst(selectableText)
            : messages.selectAllThatMatch(selectableText)}
        </Button>
      )}
      {selection.items.length > 0 && (
        <Button tone="quiet" size="s" onClick={() => selection.replace([])}>
          {messages.clearSelection}
        </Button>
      )}
    </>
  );
};
