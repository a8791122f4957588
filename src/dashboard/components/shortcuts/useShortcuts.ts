import { createContext, useContext, useEffect, useRef } from 'react';
import type { Shortcut, ShortcutRegistry } from './shortcutRegistry.ts';

/** The registry that the layout provides; `null` outside of the layout, where no shortcut works. */
export const ShortcutsContext = createContext<ShortcutRegistry | null>(null);

/** Keys that work while the component is mounted, listed under `?` (MD-12). */
export const useShortcuts = (shortcuts: readonly Shortcut[]): void => {
  const registry = useContext(ShortcutsContext);
  // Registered once: the registry reads the shortcuts of the latest render through the ref.
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => registry?.register(() => latest.current), [registry]);
};
