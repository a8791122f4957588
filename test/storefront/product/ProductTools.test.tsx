import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProductTools } from '#storefront/product/ProductTools.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const product = aProduct({ _id: 'p1', name: 'Copper & Kettle' });
const address = new URL('/product-details/p1', location.href).href;
const share = () => screen.getByRole('button', { name: 'Share' });

/** Replaces a property of the navigator until the test ends. */
const stub = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

describe('ProductTools', () => {
  afterEach(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  });

  it('SH-5 marks a product as a favourite', async () => {
    const { user, store } = renderScreen(<ProductTools product={product} />);
    await user.click(screen.getByRole('button', { name: 'Favourite', pressed: false }));
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeTruthy();
    expect(store.getState().favourites.ids).toEqual(['p1']);
  });

  it('SH-5 shares by the device where it can', async () => {
    const byDevice = vi.fn(() => Promise.resolve());
    stub('share', byDevice);
    const { user } = renderScreen(<ProductTools product={product} />);
    await user.click(share());
    expect(byDevice.mock.calls).toEqual([[{ title: 'Copper & Kettle', url: address }]]);
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('SH-5 offers links when the device refuses, and none when the user closes its sheet', async () => {
    const refusals = [new DOMException('closed', 'AbortError'), new DOMException('no', 'NotAllowedError')];
    stub('share', () => Promise.reject(refusals.shift() ?? new Error('no more')));
    const { user } = renderScreen(<ProductTools product={product} />);
    await user.click(share());
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
    await user.click(share());
    expect(await screen.findByRole('link', { name: 'WhatsApp' })).toBeTruthy();
  });

  it('SH-5 shares by WhatsApp and a copied link where the device cannot', async () => {
    stub('share', undefined);
    const { user } = renderScreen(<ProductTools product={product} />);
    const writeText = vi.fn(() => Promise.resolve());
    stub('clipboard', { writeText });
    await user.click(share());
    const link = await screen.findByRole('link', { name: 'WhatsApp' });
    expect(link.getAttribute('href')).toBe(
      `https://wa.me/?text=${encodeURIComponent(`Copper & Kettle ${address}`)}`,
    );
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText.mock.calls).toEqual([[address]]);
    expect(await screen.findByText('Link copied.')).toBeTruthy();
  });

  it('SH-5 shows the address where the browser does not let it be copied', async () => {
    stub('share', undefined);
    const { user } = renderScreen(<ProductTools product={product} />);
    stub('clipboard', undefined);
    await user.click(share());
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy this address' })).value).toBe(
      address,
    );
  });
});
