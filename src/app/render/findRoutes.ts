import { LRUCache } from 'lru-cache';
import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { prefix } from '#messages/language.ts';
import { routes } from '../routes.tsx';
import { basename, loadRoutes } from '../routing/matchedRoutes.ts';

type Matches = StaticHandlerContext['matches'];

// Without the table of the dashboard's routes, every address below /dashboard would match.
await loadRoutes(routes, `${prefix}/dashboard`);
// Created once, because it ranks all routes.
const staticHandler = createStaticHandler(routes, { basename });

/** The results of `query` by path. Their number is limited, since a visitor may ask for any path. */
const cache = new LRUCache<string, Matches | Response>({ max: 500 });

const query = async (pathname: string): Promise<Matches | Response> => {
  // The host is only there to make the path a whole address.
  const context = await staticHandler.query(new Request(`http://shop${pathname}`));
  if (context instanceof Response) return context;
  const [failed] = Object.values(context.errors ?? {});
  if (failed !== undefined) throw failed;
  return context.matches;
};

/**
 * The routes that match the path, with their code loaded, or the response that redirects it. The result is cached, since it depends only
 * on the path. Throws when the code of a route fails to load.
 */
export const findRoutes = async (pathname: string): Promise<Matches | Response> => {
  const cached = cache.get(pathname);
  if (cached !== undefined) return cached;
  const matches = await query(pathname);
  cache.set(pathname, matches);
  return matches;
};
