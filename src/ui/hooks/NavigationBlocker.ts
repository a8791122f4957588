import { createContext } from 'react';

/** A navigation that did not happen yet. */
export interface BlockedNavigation {
  readonly location: { readonly pathname: string };
  /** Navigates, unless it is blocked again. */
  readonly retry: () => void;
}

/** Blocks every navigation, and the unloading of the page, until the returned function is called. */
export type BlockNavigation = (onBlocked: (navigation: BlockedNavigation) => void) => () => void;

export const NavigationBlocker = createContext<BlockNavigation>(() => () => undefined);
