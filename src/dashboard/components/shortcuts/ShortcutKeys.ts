import { useEffect } from 'react';
import { browserStorage } from '#slices/browserStorage.ts';
import { shortcutKey } from './shortcutKey.ts';
import { listShortcuts } from './useShortcuts.ts';

const storageKey = 'shortcuts';

/** Whether shortcuts of a single key work in this browser (WCAG 2.1.4 wants a switch); on by default. */
export const areShortcutsOn = (): boolean => browserStorage.local.getItem(storageKey) !== 'off';

/** Turns shortcuts of a single key on or off; only `off` is stored. */
export const setShortcutsOn = (isOn: boolean): void => {
  if (isOn) browserStorage.local.removeItem(storageKey);
  else browserStorage.local.setItem(storageKey, 'off');
};

/** Elements into which the user types, or whose keys choose an option. */
const fields =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]';
/** Controls for which Enter has a use while they have the focus: it presses them, or sends their form. */
const pressable = 'a, button, summary, input, label, [role="button"], [role="option"]';
const dialogs = 'dialog[open], [role="dialog"]';

/** Whether the key belongs to a field or an open dialog, and is no shortcut. */
const isTaken = (target: EventTarget | null): boolean =>
  isInside(target, fields) || document.querySelector(dialogs) !== null;

/** Whether the key is an Enter for the focused control, and no shortcut. */
const isPress = (key: string, target: EventTarget | null): boolean =>
  key === 'Enter' && isInside(target, pressable);

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Runs the shortcut of a key; returns whether there is one. */
const runShortcut = (event: KeyboardEvent): boolean => {
  const key = shortcutKey(event);
  if (key === null || event.defaultPrevented) return false;
  if (isPress(key, event.target) || isTaken(event.target)) return false;
  if (!areShortcutsOn()) return false;
  const shortcut = listShortcuts().find(({ keys }) => keys.includes(key));
  if (shortcut === undefined) return false;
  shortcut.run();
  return true;
};

const handleKeyDown = (event: KeyboardEvent): void => {
  if (runShortcut(event)) event.preventDefault();
};

/** Listens for keys and runs the shortcuts of the mounted components (MD-12). */
export const ShortcutKeys = () => {
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
  return null;
};
