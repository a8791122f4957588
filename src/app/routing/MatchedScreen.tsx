import { type RouteMatch, type RouteObject, useRoutes } from 'react-router-dom';
import { MatchedRoutes } from '#ui/hooks/useMatchedRoutes.ts';

/** The matched routes alone, so that the address is not compared with all the others again. */
const branchOf = (matches: readonly RouteMatch[]): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, ...(children.length > 0 && { children }) } as RouteObject],
    [],
  );

/** The screen of the matched routes in its layouts, in the browser and on the server. */
export const MatchedScreen = ({ matches }: { readonly matches: readonly RouteMatch[] }) => (
  <MatchedRoutes value={matches}>{useRoutes(branchOf(matches))}</MatchedRoutes>
);
