import { createContext } from 'react';

/** Focuses the next row of the list; a row calls it when it was moved by a shortcut (DK-14). */
export const GoNextContext = createContext<(() => void) | undefined>(undefined);
