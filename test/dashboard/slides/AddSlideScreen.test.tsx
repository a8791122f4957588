import { screen, waitFor, within } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import type { PageSettings } from '#contract/settings.ts';
import { Component as AddSlideScreen } from '#dashboard/slides/AddSlideScreen.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { FetchingXhr } from '../../support/browser/fetchingXhr.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

/** An upload that is stored at once. */
class StoringXhr extends FetchingXhr {
  override send(): void {
    this.status = 200;
    this.responseText = JSON.stringify({ data: { url: '/pictures/eid-900.webp', width: 900, height: 450 } });
    this.onload();
  }
}

describe('AddSlideScreen', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', StoringXhr));
  afterEach(() => {
    vi.unstubAllGlobals();
    Swal.close();
  });

  it('SL-2 sends the same key again when the answer was lost', async () => {
    const keys: (string | null)[] = [];
    const losing: typeof fetch = async (_to, init) => {
      if (init?.method === 'POST') keys.push(new Headers(init.headers).get(headers.idempotencyKey));
      return Promise.reject(new TypeError('The connection was cut'));
    };
    const { user } = renderScreen(<AddSlideScreen />, { fetch: losing });
    const picture = new File(['picture'], 'eid.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText(/^Slide image/i), picture);
    const add = async () => {
      await user.click(screen.getByRole('button', { name: 'Add Slide' }));
      await screen.findByText(shopMessages.slideAddFailed);
      await user.click(screen.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByText(shopMessages.slideAddFailed)).toBeNull());
    };
    await add();
    await add();
    const [first, second] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it.each<[string, PageSettings['capabilities'], string]>([
    ['a host that adds it once', 'all', "We couldn't tell whether this was done. You can safely try again. "],
    ['another host', [], ''],
  ])(
    'SL-3 ER-1 API-8 tells after a lost answer of %s whether another try is safe',
    async (_, capabilities, told) => {
      const { user } = renderScreen(<AddSlideScreen />, {
        fetch: () => Promise.reject(new TypeError('The connection was cut')),
        capabilities,
      });
      const picture = new File(['picture'], 'eid.png', { type: 'image/png' });
      await user.upload(screen.getByLabelText(/^Slide image/i), picture);
      await user.click(screen.getByRole('button', { name: 'Add Slide' }));
      const dialog = await screen.findByRole('dialog', { name: shopMessages.slideAddFailed });
      expect(
        within(dialog).getByText(`${told}The shop can't be reached right now. Please check your connection.`),
      ).toBeTruthy();
    },
  );
});
