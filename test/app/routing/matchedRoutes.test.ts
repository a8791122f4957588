import { expect, it } from 'vitest';
import { routes } from '#app/routes.tsx';
import { areLoaded, loadRoutes } from '#app/routing/matchedRoutes.ts';

it('RT-17 loads the Not Found page for an unknown address below the dashboard, too', async () => {
  const matches = await loadRoutes(routes, '/dashboard/no/such/page');
  expect([areLoaded(matches), matches.at(-1)?.route.path]).toEqual([true, '*']);
});
