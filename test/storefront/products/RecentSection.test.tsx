import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { RecentSection } from '#storefront/products/RecentSection.tsx';
import { EverythingInView } from '../../support/browser/EverythingInView.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const id = '0123456789abcdef01234567';

/** The height that is kept for the products; `undefined` when none is. */
const keptHeight = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('[style]')?.style.minHeight;

beforeEach(() => {
  browserStorage.local.setItem(storageKeys.recent, JSON.stringify([id]));
  // Below the view: only there is the place filled, and as high as the products that come.
  const below = { top: innerHeight + 1 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  browserStorage.local.removeItem(storageKeys.recent);
  history.replaceState(null, '');
});

it('SH-5 the place of the products seen last gives its room back when they are forgotten, and the focus is in it', async () => {
  const { container, user } = renderScreen(<RecentSection />);
  const forget = await screen.findByRole('button', { name: 'Forget' });
  expect(keptHeight(container)).toBe('428px');

  await user.click(forget);
  expect([keptHeight(container), container.textContent]).toEqual([
    undefined,
    'This device has forgotten the products that you saw.',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('SH-5 the products seen last stay when they could not be fetched again', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  let isDown = false;
  const answer: typeof fetch = async () =>
    isDown
      ? Response.json({ code: 'broken', message: '' }, { status: 500 })
      : Response.json({ data: [aProduct({ _id: id, name: 'Lamp' })] });
  const { store } = renderScreen(<RecentSection />, { fetch: answer });
  await screen.findByRole('link', { name: 'Lamp' });
  isDown = true;
  store.dispatch(shopApi.util.invalidateTags(['Public']));
  const statuses = () => Object.values(store.getState().shopApi.queries).map((query) => query?.status);
  await expect.poll(statuses).toEqual(['rejected']);
  expect(screen.getByRole('link', { name: 'Lamp' })).toBeTruthy();
});

it('SH-5 keeps no place on the page of the only product that was seen', async () => {
  const { container } = renderScreen(<RecentSection except={id} />);
  expect(keptHeight(container)).toBeUndefined();
});

it('SH-5 the place of the products seen last gives its room back when the shop has none of them any more', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const { container } = renderScreen(<RecentSection />, { fetch: async () => Response.json({ data: [] }) });
  expect(keptHeight(container)).toBe('428px');
  await expect.poll(() => keptHeight(container)).toBeUndefined();
});

it('SH-5 RT-19 the products seen last are at their place after Back, also where it was in view', async () => {
  renderScreen(<RecentSection />);
  await screen.findByRole('region', { name: 'Recently seen' });
  cleanup();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 0 } as DOMRect);
  renderScreen(<RecentSection />);
  expect(screen.getByRole('region', { name: 'Recently seen' })).toBeTruthy();
});
