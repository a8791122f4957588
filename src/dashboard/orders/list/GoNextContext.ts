import { createContext } from 'react';

/** A function that focuses the next row of the list, which a row calls after a move by a shortcut (DK-14). */
export const GoNextContext = createContext<(() => void) | undefined>(undefined);
