import { createContext } from 'react';

/** A navigation that was blocked. */
export interface BlockedNavigation {
  readonly location: { readonly pathname: string; readonly search: string };
  /** Navigates after all, unless the navigation is blocked again. */
  readonly retry: () => void;
}

/** Blocks every navigation and the unloading of the page, until the function that it returns is called. */
export type BlockNavigation = (onBlocked: (navigation: BlockedNavigation) => void) => () => void;

/** ScreenRouter provides the function to forms that may have unsaved changes; without a router nothing is blocked. */
export const NavigationBlocker = createContext<BlockNavigation>(() => () => undefined);
