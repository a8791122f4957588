import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { createScreenNavigation } from '#app/routing/screenNavigation.ts';
import { goBack, heading, linkNamed, openRouter } from './openRouter.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  return () => vi.restoreAllMocks();
});

it('SPD-1 a screen whose code is not loaded opens together with its address, after its code', async () => {
  const { opened, arrive, user } = openRouter();
  await user.click(linkNamed('To the product'));
  expect([heading(), location.pathname]).toEqual(['List', '/shop']);
  await arrive();
  expect([heading(), location.pathname]).toEqual(['Product 7', '/product-details/7']);
  expect(opened).toEqual(['/product-details/7']);
});

it('SPD-1 of two addresses the last one opens, also when the code of the first arrives later', async () => {
  const { opened, arrive, user } = openRouter();
  await user.click(linkNamed('To the product'));
  await user.click(linkNamed('Sorted'));
  await arrive();
  expect(opened).toEqual(['/shop']);
  expect([heading(), location.search]).toEqual(['List', '?sort=name']);
});

/** What a search field does that writes into the address when the user pauses. */
const changeSearch = ({ navigator }: ReturnType<typeof createScreenNavigation>) =>
  act(() =>
    navigator.replace({ pathname: '/shop', search: '?search=cup' }, undefined, { preventScrollReset: true }),
  );

it('SPD-1 OL-6 a change within the open screen does not undo the press of a link whose screen still loads', async () => {
  const { navigation, arrive, user } = openRouter();
  await user.click(linkNamed('To the product'));
  changeSearch(navigation);
  expect([heading(), location.search]).toEqual(['List', '?search=cup']);
  expect(navigation.screen().location.search).toBe('?search=cup');
  await arrive();
  expect(heading()).toBe('Product 7');
  await goBack();
  expect([heading(), location.search]).toEqual(['List', '?search=cup']);
});

it('SPD-1 OL-6 a change within the open screen is left out once the user has gone back', async () => {
  history.replaceState(null, '', '/product-details/7');
  history.pushState(null, '', '/shop');
  const { navigation, arrive } = openRouter();
  await goBack();
  changeSearch(navigation);
  await arrive();
  expect([heading(), location.pathname, location.search]).toEqual(['Product 7', '/product-details/7', '']);
});
