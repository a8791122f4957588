import { useCallback, useState } from 'react';
import { isRecord } from '#domain/values/parse.ts';
import { useClientValue } from './useClientValue.ts';

const readField = (state: unknown, name: string): unknown => (isRecord(state) ? state[name] : undefined);

/**
 * State that belongs to the current history entry, as the scroll position does: it is restored when the visitor goes back, and
 * has its initial value on a new visit.
 */
export const useHistoryState = <Value>(
  name: string,
  initial: Value,
  isValue: (stored: unknown) => stored is Value,
): readonly [Value, (next: Value) => void] => {
  const [value, setValue] = useState<Value>();
  // `undefined` on the server, which has no history.
  const stored = useClientValue(() => readField(history.state, name), undefined);
  const change = useCallback(
    (next: Value) => {
      // `navigate` with `replace` would give the entry a new key, for which the router has stored no scroll
      // position, and would render every screen again. So the field is added beside the router's own state.
      history.replaceState({ ...history.state, [name]: next }, '');
      setValue(next);
    },
    [name],
  );
  return [value ?? (isValue(stored) ? stored : initial), change];
};
