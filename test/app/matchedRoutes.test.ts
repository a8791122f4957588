import { createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { loadMatchedRoutes } from '#app/matchedRoutes.ts';

const Component = () => null;
const handle = { head: () => ({ title: 'Product' }) };

/** A router at the list, with every state it has had since, as location and navigation. */
const openRouter = () => {
  const lazy = () => Promise.resolve({ Component, handle });
  const router = createMemoryRouter([
    { path: '/shop', Component },
    { path: '/product-details/:id', lazy },
  ]);
  const states: string[] = [];
  router.subscribe(({ location, navigation }) => states.push(`${location.pathname} ${navigation.state}`));
  return { router, states };
};

it('SPD-1 a screen whose code is loaded opens without a loading state before', async () => {
  const { router, states } = openRouter();
  await loadMatchedRoutes(router.routes, '/product-details/1');
  await router.navigate('/product-details/2');
  expect(states).toEqual(['/product-details/2 idle']);
  expect(router.state.matches.map(({ route }) => route.handle)).toEqual([handle]);
});

it('SPD-1 a screen whose code is not loaded opens after it', async () => {
  const { router, states } = openRouter();
  await router.navigate('/product-details/2');
  expect(states).toEqual(['/ loading', '/product-details/2 idle']);
  expect(router.state.matches.map(({ route }) => route.handle)).toEqual([handle]);
});

it('SPD-1 a screen that the router loads in the meantime is written by the router alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { router, states } = openRouter();
  const isIdle = () => router.state.navigation.state === 'idle';
  const prefetched = loadMatchedRoutes(router.routes, '/product-details/1', isIdle);
  await Promise.all([router.navigate('/product-details/2'), prefetched]);
  expect(states).toEqual(['/ loading', '/product-details/2 idle']);
  expect(router.state.matches.map(({ route }) => route.handle)).toEqual([handle]);
  expect(warn.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
