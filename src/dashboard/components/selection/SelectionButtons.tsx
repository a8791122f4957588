import { useState } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/components/selection.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useAsyncAction } from '../actions/useAsyncAction.ts';
import { withRequestId } from '../loading/failureMessages.ts';
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
  const [readCount, setReadCount] = useState(0);
  const selectAll = () =>
    run(async () => {
      setReadCount(0);
      let all: readonly Item[];
      try {
        all = await readAll(setReadCount);
      } catch (error) {
        const title = messages.couldNotBeLoaded(noun);
        return { title, text: withRequestId(failureOfError(error)), icon: 'error' };
      }
      // Rows that were deselected while `readAll` ran stay deselected.
      selection.replaceLate(all);
      return null;
    });
  // While locked, `total` is that of another filter, and the second button names it.
  const { isLocked } = selection;
  const selectableCount = Math.min(total, limit);
  const selectableText = formatCount(selectableCount);
  const hasUnselectedRow = rows.some(({ _id }) => !selection.has(_id));
  const canSelectOtherPages = total > rows.length && selection.items.length < selectableCount;
  return (
    <>
      {hasUnselectedRow && (
        <Button tone="plain" size="s" aria-disabled={isLocked} onClick={() => selection.add(rows)}>
          {messages.selectThese(rows.length)}
        </Button>
      )}
      {canSelectOtherPages && (
        <Button
          tone="plain"
          size="s"
          busy={busy}
          busyLabel={
            readCount === 0
              ? messages.selecting
              : messages.selectingOf(formatCount(readCount), selectableText)
          }
          aria-disabled={isLocked}
          onClick={isLocked ? undefined : selectAll}
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
