import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storageKeys } from '#domain/shop/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { RecentSlot } from '#storefront/products/RecentSlot.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

it('SH-5 the place of the products seen last gives its room back when they are forgotten, and the focus is in it', async () => {
  browserStorage.local.setItem(storageKeys.recent, JSON.stringify(['0123456789abcdef01234567']));
  const below = { top: innerHeight + 1 } as DOMRect;
  const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
  onTestFinished(() => {
    rects.mockRestore();
    browserStorage.local.removeItem(storageKeys.recent);
  });
  const { container, user } = renderScreen(<RecentSlot />);
  const forget = await screen.findByRole('button', { name: 'Forget' });
  const place = container.firstElementChild as HTMLElement;
  expect(place.style.minHeight).toBe('428px');

  await user.click(forget);
  expect([place.style.minHeight, place.textContent]).toEqual([
    '0',
    'This device has forgotten the products that you saw.',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('status'));
});
