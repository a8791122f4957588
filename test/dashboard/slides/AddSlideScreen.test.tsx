import { screen, waitFor, within } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slidesApi } from '#api/slides/slidesApi.ts';
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

  it('SL-2 sends the same key again when the answer was lost, also with another title, and fetches the list again', async () => {
    const keys: (string | null)[] = [];
    let fetchedLists = 0;
    const losing: typeof fetch = async (_to, init) => {
      if (init?.method === 'POST') {
        keys.push(new Headers(init.headers).get(headers.idempotencyKey));
        if (keys.length < 3) throw new TypeError('The connection was cut');
        return Response.json({ code: 'keyReused', message: 'Used.', requestId: 'r1' }, { status: 422 });
      }
      fetchedLists += 1;
      return Response.json({ data: [] });
    };
    const { user, store } = renderScreen(<AddSlideScreen />, { fetch: losing });
    const openList = () =>
      store.dispatch(slidesApi.endpoints.listSlides.initiate(undefined, { subscribe: false }));
    await openList();
    const picture = new File(['picture'], 'eid.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText(/^Slide image/i), picture);
    const add = async (text: RegExp) => {
      await user.click(screen.getByRole('button', { name: 'Add Slide' }));
      const dialog = await screen.findByRole('dialog', { name: shopMessages.slideAddFailed });
      expect(within(dialog).getByText(text)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByText(shopMessages.slideAddFailed)).toBeNull());
    };
    await add(/We couldn't tell whether this was done/);
    await add(/We couldn't tell whether this was done/);
    await user.type(screen.getByLabelText('Title'), 'Eid');
    await add(/^An earlier press has added it as it was then; open it in the list to change it\.$/);
    const [first, second, third] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    await openList();
    expect(fetchedLists).toBe(2);
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
