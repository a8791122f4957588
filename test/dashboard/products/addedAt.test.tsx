import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProductBody } from '#contract/products/products.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { fakeCatalog } from '../../support/browser/fakeCatalog.ts';

afterEach(() => void vi.useRealTimers());

describe('the time of a new product', () => {
  it('AP-2 ER-8 is the shop’s, on a device whose clock is wrong by years', async () => {
    // Another page's knowledge of the server's time is forgotten.
    vi.resetModules();
    const { learnServerTime } = await import('#api/client/shopClock.ts');
    const { Component: AddProductScreen } = await import('#dashboard/products/AddProductScreen.tsx');
    const { renderScreen } = await import('../../support/browser/renderScreen.tsx');
    const { default: dialogs } = await import('sweetalert2/dist/sweetalert2.js');
    vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z'), toFake: ['Date'] });
    learnServerTime(new Headers({ date: 'Fri, 20 Nov 2026 21:00:00 GMT' }));

    const shop = fakeCatalog([]);
    const { user } = renderScreen(<AddProductScreen />, { fetch: shop.fetch });
    await user.type(screen.getByLabelText('Name'), 'Cup');
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    await screen.findByText(shopMessages.productAdded);
    dialogs.close();

    const [added] = shop.sent('POST').map(({ body }) => body as ProductBody);
    expect(added?.createdAt?.slice(0, 13)).toBe('2026-11-20T21');
  });
});
