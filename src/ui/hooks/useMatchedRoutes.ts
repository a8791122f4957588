import { createContext, useContext } from 'react';
import type { Params } from 'react-router-dom';

/** A route of the open address; `handle` is what the route says about its screen. */
export interface MatchedRoute {
  readonly params: Params;
  readonly route: { readonly path?: string | undefined; readonly handle?: unknown };
}

export const MatchedRoutes = createContext<readonly MatchedRoute[]>([]);

/** The routes that match the open address, the outermost first. */
export const useMatchedRoutes = (): readonly MatchedRoute[] => useContext(MatchedRoutes);
