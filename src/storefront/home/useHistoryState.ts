import { useState } from 'react';
import { useHydrated } from '#ui/hooks/useHydrated.ts';

const keptIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;

/**
 * State stored in this entry of the browser's history, like the scroll position: it is restored on going
 * back, and fresh on a new visit.
 */
export const useHistoryState = <Value>(
  name: string,
  first: Value,
  isValue: (kept: unknown) => kept is Value,
): readonly [Value, (next: Value) => void] => {
  const isHydrated = useHydrated();
  const [value, setValue] = useState<Value>();
  const kept = isHydrated ? keptIn(history.state, name) : undefined;
  const change = (next: Value) => {
    // Keeps the router's own state and bypasses the router, so that nothing is rendered or scrolled again.
    history.replaceState({ ...history.state, [name]: next }, '');
    setValue(next);
  };
  return [value ?? (isValue(kept) ? kept : first), change];
};
