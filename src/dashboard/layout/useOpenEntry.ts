import { type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShopDispatch } from '#api/useShopDispatch.ts';
import type { MenuEntry } from './menus.ts';

/**
 * Milliseconds for which a press waits for the list: a screen that opens with its rows is rendered and laid out once, and
 * within this time a press seems to take effect at once.
 */
const longestWait = 100;

const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * Returns the click handler of the menu's entries: asks for the entry's list, and opens its screen with the answer or,
 * where that takes longer, after `longestWait` (SPD-23).
 */
export const useOpenEntry = () => {
  const dispatch = useShopDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef<MenuEntry>(null);
  return async (entry: MenuEntry, event: MouseEvent): Promise<void> => {
    latest.current = entry;
    if (entry.prefetch === undefined || entry.to === pathname || !isPlainPress(event)) return;
    event.preventDefault();
    const { href } = window.location;
    await Promise.race([
      dispatch(entry.prefetch),
      new Promise((resolve) => setTimeout(resolve, longestWait)),
    ]);
    const isLeft = window.location.href !== href;
    if (latest.current === entry && !isLeft) void navigate(entry.to);
  };
};
