import { type FocusEvent, type RefObject, useCallback, useRef } from 'react';
import * as messages from '#messages/dashboard/components/shortcuts.ts';
import type { Shortcut } from './useShortcuts.ts';

interface RowShortcuts<List extends HTMLElement> {
  /** Attach to the element around the rows, which have `data-row` with an id and `tabIndex={-1}`. */
  readonly listRef: RefObject<List | null>;
  /** Attach to the same element as `onFocus`. */
  readonly handleFocus: (event: FocusEvent) => void;
  /** Focuses the next row; after the last one, the first. The same function at each render. */
  readonly goNext: () => void;
  /** Focuses the previous row; before the first one, the last. The same function at each render. */
  readonly goPrevious: () => void;
  /** `J` for the next row and `K` for the previous one, to be passed to `useShortcuts`. */
  readonly shortcuts: readonly Shortcut[];
}

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

const idOf = (row: HTMLElement): string => row.dataset.row ?? '';

/** The row that has the focus or contains it; `null` for none. */
export const focusedRow = (list: HTMLElement | null): HTMLElement | null => {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
  return list?.contains(row) === true ? row : null;
};

/** The id of the row that has the focus or contains it. */
export const focusedRowId = (list: HTMLElement | null): string | undefined => focusedRow(list)?.dataset.row;

/** Selects or deselects the focused row, by its first checkbox. */
export const toggleFocusedRow = (list: HTMLElement | null): void =>
  focusedRow(list)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();

/** The `detail` of a click that a shortcut makes; in the browser's own clicks it is a number of presses, never negative. */
const shortcutDetail = -1;

/** Whether a shortcut made the click, and not a pointer or Enter on the button: after a shortcut, staff go on with the next row. */
export const isByShortcut = ({ detail }: { readonly detail: number }): boolean => detail === shortcutDetail;

/** Presses the button with this `data-key` in the focused row, unless it is disabled. */
export const pressInFocusedRow = (list: HTMLElement | null, key: string): void => {
  const button = focusedRow(list)?.querySelector(`button[data-key="${key}"]`);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: shortcutDetail });
  button?.dispatchEvent(click);
};

/** The row that had the focus last. */
interface LastFocused {
  readonly id: string;
  readonly index: number;
}

/** Index of the next (`1`) or previous (`-1`) row. It may be -1 for the last row, as in `Array.at`, or past the end. */
const nextIndex = (ids: readonly string[], last: LastFocused | null, offset: 1 | -1): number => {
  if (last === null) return offset === 1 ? 0 : -1;
  const index = ids.indexOf(last.id);
  if (index !== -1) return index + offset;
  // The row has left the list: the one after it has its index now.
  return offset === 1 ? last.index : last.index - 1;
};

/** Focuses the next (`1`) or previous (`-1`) row; after the last one the first, and the other way round. */
const focusBeside = (list: HTMLElement | null, last: LastFocused | null, offset: 1 | -1): void => {
  const rows = rowsOf(list);
  const ids = rows.map(idOf);
  const index = nextIndex(ids, last, offset);
  rows.at(index < rows.length ? index : 0)?.focus();
};

/** Moves the focus from row to row of a list; `noun` names a row in the labels of the shortcuts. */
export const useRowShortcuts = <List extends HTMLElement>(noun: string): RowShortcuts<List> => {
  const listRef = useRef<List>(null);
  const lastFocused = useRef<LastFocused | null>(null);
  const handleFocus = ({ target }: FocusEvent) => {
    const rows = rowsOf(listRef.current);
    const index = rows.findIndex((row) => row.contains(target));
    const row = rows[index];
    lastFocused.current = row === undefined ? null : { id: idOf(row), index };
  };
  const goNext = useCallback(() => focusBeside(listRef.current, lastFocused.current, 1), []);
  const goPrevious = useCallback(() => focusBeside(listRef.current, lastFocused.current, -1), []);
  return {
    listRef,
    handleFocus,
    goNext,
    goPrevious,
    shortcuts: [
      { keys: ['j'], label: messages.next(noun), run: goNext },
      { keys: ['k'], label: messages.previous(noun), run: goPrevious },
    ],
  };
};
