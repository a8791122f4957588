import { useState } from 'react';
import { useHydrated } from '#ui/hooks/useHydrated.ts';

const keptIn = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;

/**
 * A state that belongs to this entry of the browser's history, as the scrolled place does: who comes back
 * to the page finds it again, who opens it anew does not.
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
    // Beside what the router keeps there, and without its knowing: nothing is to be drawn or scrolled anew.
    history.replaceState({ ...history.state, [name]: next }, '');
    setValue(next);
  };
  return [value ?? (isValue(kept) ? kept : first), change];
};
