import { createContext } from 'react';

/** The path of the screen that was open before; `undefined` for the first one of a page. */
export const PreviousPath = createContext<string | undefined>(undefined);
