import { expect, it, vi } from 'vitest';
import { routes } from '#app/routes.tsx';
import { areLoaded, loadRoutes } from '#app/routing/matchedRoutes.ts';

it('RT-17 loads the Not Found page for an unknown address below the dashboard, too', async () => {
  const matches = await loadRoutes(routes, '/dashboard/no/such/page');
  expect([areLoaded(matches), matches.at(-1)?.route.path]).toEqual([true, '*']);
});

it.each([
  ['opens when the second request brings its code', 1, 'checkout'],
  ['fails when it does not', 2, 'lost'],
])('ER-6 a screen whose code is lost, as by a change of the network, %s', async (_what, losses, expected) => {
  const lazy = vi.fn(async () => ({ handle: 'checkout' }));
  for (let loss = 0; loss < losses; loss += 1) lazy.mockRejectedValueOnce(new Error('lost'));
  const opened = loadRoutes([{ path: '/product-checkout', lazy }], '/product-checkout').then(
    (matches) => String(matches.at(-1)?.route.handle),
    ({ message }: Error) => message,
  );
  expect([await opened, lazy.mock.calls.length]).toEqual([expected, 2]);
});
