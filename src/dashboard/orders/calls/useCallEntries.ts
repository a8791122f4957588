import { useState } from 'react';
import type { ListedOrder } from '#api/orders/orderListArgs.ts';
import type { CallEntry } from '#domain/staff/callList.ts';

/** An entry that has left the call list, marked as moved unless the stream has said what became of its order. */
const asMoved = (entry: CallEntry): CallEntry => {
  const order: ListedOrder = { othersChange: { kind: 'moved' }, ...entry.order };
  return { ...entry, order };
};

interface StoredEntries {
  readonly key: string;
  /** The entries in whose card a form is open. */
  readonly withOpenForm: readonly CallEntry[];
}

const idOf = ({ order }: CallEntry): string => order._id;

const without = (entries: readonly CallEntry[], entry: CallEntry): readonly CallEntry[] =>
  entries.filter((item) => idOf(item) !== idOf(entry));

/**
 * The entries of the call list, oldest first, with those that have left it while a form was open in their card: what is typed there stays
 * until the form is closed. `key` names the filter and the page: another one begins with the listed entries alone.
 */
export const useCallEntries = (key: string, listed: readonly CallEntry[]) => {
  const [stored, setStored] = useState<StoredEntries>({ key, withOpenForm: [] });
  const withOpenForm = stored.key === key ? stored.withOpenForm : [];
  const noLongerListed = withOpenForm
    .filter((entry) => !listed.some((item) => idOf(item) === idOf(entry)))
    .map(asMoved);
  // A form that closes when its note is saved calls the function of an earlier render: other forms may be open by now.
  const setWriting = (entry: CallEntry, isWriting: boolean) =>
    setStored((current) => {
      if (!isWriting) return { ...current, withOpenForm: without(current.withOpenForm, entry) };
      const others = current.key === key ? without(current.withOpenForm, entry) : [];
      return { key, withOpenForm: [...others, entry] };
    });
  return {
    entries: noLongerListed.length === 0 ? listed : [...listed, ...noLongerListed].toSorted(byAge),
    isWriting: (entry: CallEntry) => withOpenForm.some((item) => idOf(item) === idOf(entry)),
    /** Called when a form opens in the card of the entry, and when it closes. */
    setWriting,
  };
};

const byAge = (one: CallEntry, other: CallEntry): number =>
  Date.parse(one.placedAt) - Date.parse(other.placedAt);
