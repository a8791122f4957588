import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useContext, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadRoutes, matchedRoutes } from '#app/routing/matchedRoutes.ts';
import { ScreenRouter } from '#app/routing/ScreenRouter.tsx';
import { createScreenNavigation } from '#app/routing/screenNavigation.ts';
import { NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';
import { goBack, heading, List, linkNamed, openRouter } from './openRouter.tsx';

const isBarShown = () => document.documentElement.hasAttribute('data-opening');
const scrolls: unknown[] = [];
beforeEach(() => {
  scrolls.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolls.push(to));
  return () => vi.restoreAllMocks();
});

it('SPD-1 a screen whose code is loaded opens at once', async () => {
  const { preload, opened, user } = openRouter();
  preload();
  await user.click(linkNamed('To the product'));
  expect(opened).toEqual(['/product-details/7']);
  expect(heading()).toBe('Product 7');
});

it('SPD-1 a pressed link of the old screen has lost the focus when the new screen is rendered', async () => {
  const { preload, navigation, user } = openRouter();
  preload();
  const link = linkNamed('Card');
  let focused: Element | null = link;
  link.focus();
  navigation.subscribe(() => {
    focused = document.activeElement;
  });
  await user.keyboard('{Enter}');
  expect([heading(), focused]).toEqual(['Product 7', document.body]);
});

it('SPD-1 a pressed link outside of the screen keeps the focus', async () => {
  const { preload, user } = openRouter();
  preload();
  await user.click(linkNamed('To the product'));
  expect(linkNamed('To the product')).toBe(document.activeElement);
});

it('SPD-1 code that is fetched before the press is not fetched again', async () => {
  const { routes, lazy, arrive, user } = openRouter();
  const loading = loadRoutes(routes, '/product-details/1');
  await arrive();
  await loading;
  await user.click(linkNamed('To the product'));
  expect(heading()).toBe('Product 7');
  expect(lazy).toHaveBeenCalledOnce();
});

it('SPD-1 a press is answered by a bar at the top while the code of its screen is loading', async () => {
  const { arrive, user } = openRouter();
  const before = isBarShown();
  await user.click(linkNamed('To the product'));
  const whileLoading = isBarShown();
  await arrive();
  expect([before, whileLoading, isBarShown(), heading()]).toEqual([false, true, false, 'Product 7']);
});

it('SPD-1 the bar at the top goes with the press on another link, and with code that does not load', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { fail, user } = openRouter();
  await user.click(linkNamed('To the product'));
  await user.click(linkNamed('To the list'));
  const afterOtherPress = isBarShown();
  await user.click(linkNamed('To the product'));
  await fail();
  expect([afterOtherPress, isBarShown()]).toEqual([false, false]);
});

it('RT-18 a screen whose code does not load shows why, until another address opens', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { fail, user } = openRouter();
  await user.click(linkNamed('To the product'));
  await fail();
  expect(screen.getByRole('alert').textContent).toBe('Error: No network');
  expect(location.pathname).toBe('/product-details/7');
  await user.click(linkNamed('To the list'));
  expect(heading()).toBe('List');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('RT-19 a new screen opens at its start, and one to which the user returns where it was left', async () => {
  const { routes, arrive, user } = openRouter();
  void loadRoutes(routes, '/product-details/7');
  await arrive();
  vi.stubGlobal('scrollY', 740);
  await user.click(linkNamed('To the product'));
  vi.stubGlobal('scrollY', 20);
  await goBack();
  vi.unstubAllGlobals();
  expect(heading()).toBe('List');
  // The start of the visit, the start of the product, and where the list was left.
  expect(scrolls).toEqual([
    [0, 0],
    [0, 0],
    [0, 740],
  ]);
});

it('RT-19 leaves the page where it is, where a link says so', async () => {
  const { user } = openRouter();
  await user.click(linkNamed('Sorted'));
  expect(location.search).toBe('?sort=name');
  expect(scrolls).toEqual([[0, 0]]);
});

it('RT-19 scrolls to the target of a hash', async () => {
  const { user } = openRouter();
  const target = Object.assign(document.createElement('p'), { id: 'end', scrollIntoView: vi.fn() });
  document.body.append(target);
  await user.click(linkNamed('To the end'));
  target.remove();
  expect(target.scrollIntoView).toHaveBeenCalledOnce();
  expect(scrolls).toEqual([[0, 0]]);
});

it('RT-19 leaves the position of a page that the server has rendered to the browser', () => {
  openRouter({ isHydrating: true });
  expect(scrolls).toEqual([]);
});

it('RT-19 restores the position of a page that the browser renders after a reload', () => {
  sessionStorage.setItem('scrollPositions', JSON.stringify({ '/shop': 310, '/product-details/7': 50 }));
  openRouter();
  expect(scrolls).toEqual([[0, 310]]);
});

it('RT-19 keeps the positions of two searches of a list apart', () => {
  sessionStorage.setItem('scrollPositions', JSON.stringify({ '/shop': 50, '/shop?sort=name': 310 }));
  openRouter({ address: '/shop?sort=name' });
  expect(scrolls).toEqual([[0, 310]]);
});

it('RT-19 stores the positions of a visit for the next page of the tab', () => {
  openRouter();
  vi.stubGlobal('scrollY', 120);
  dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  expect(JSON.parse(sessionStorage.getItem('scrollPositions') ?? '')).toEqual({ '/shop': 120 });
});

it.each(['', 'null', '[', '"text"', '{"/shop":"far"}'])(
  'ER-7 starts at the top when %j is stored',
  (stored) => {
    sessionStorage.setItem('scrollPositions', stored);
    openRouter();
    expect(scrolls).toEqual([[0, 0]]);
  },
);

it('AP-2 a blocked navigation happens once it is tried again', async () => {
  const { navigation, user } = openRouter();
  const blocked: string[] = [];
  const unblock = navigation.block(({ location: { pathname }, retry }) => {
    blocked.push(pathname);
    if (blocked.length < 2) return;
    unblock();
    retry();
  });
  await user.click(linkNamed('Sorted'));
  expect(location.search).toBe('');
  await user.click(linkNamed('Sorted'));
  expect(location.search).toBe('?sort=name');
  expect(blocked).toEqual(['/shop', '/shop']);
});

it('AP-2 a screen can block the next navigation', async () => {
  history.replaceState(null, '', '/form');
  const blocked: string[] = [];
  const Form = () => {
    const block = useContext(NavigationBlocker);
    useEffect(() => block(({ location: { pathname } }) => blocked.push(pathname)), [block]);
    return <Link to="/shop">Cancel</Link>;
  };
  const routes = [
    { path: '/form', Component: Form },
    { path: '/shop', Component: List },
  ];
  const navigation = createScreenNavigation(routes, { matches: matchedRoutes(routes, location.pathname) });
  render(<ScreenRouter navigation={navigation} isHydrating={false} />);
  await userEvent.click(linkNamed('Cancel'));
  expect(blocked).toEqual(['/shop']);
  expect(location.pathname).toBe('/form');
});
