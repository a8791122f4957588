import { createContext, useContext } from 'react';
import type { Params, RouteObject } from 'react-router-dom';

/** A route of the open address; its `handle` is what it says about its screen. */
export interface MatchedRoute {
  readonly params: Params;
  readonly route: RouteObject;
}

/** Provided by `MatchedScreen` of ScreenRouter. */
export const MatchedRoutes = createContext<readonly MatchedRoute[]>([]);

/** The routes that match the open address, the outermost first. */
export const useMatchedRoutes = (): readonly MatchedRoute[] => useContext(MatchedRoutes);
