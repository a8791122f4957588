import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Component as ContactScreen } from '#storefront/pages/ContactScreen.tsx';
import { Component as PageScreen } from '#storefront/pages/PageScreen.tsx';
import { openStore } from '../../support/browser/openStore.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { ownSettings } from '../../support/ownSettings.ts';

const answering =
  (status: number, body: unknown): typeof fetch =>
  () =>
    Promise.resolve(Response.json(body, { status }));

const unexpected: typeof fetch = () => Promise.reject(new Error('no request is expected'));

const gone = answering(404, { code: 'unknown', message: 'There is no such page.', requestId: 'r1' });

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const guide = { slug: 'size-guide', title: 'Size guide', description: '', html: '<h2>Small</h2>' };

/** The page as the server has rendered it, with a link beside it. */
const hydrateAt = (at: string, answer: typeof fetch) => {
  const store = openStore({ settings: ownSettings }, { fetch: answer });
  const page = (
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <Link to="/size-guide">Guide</Link>
        <Routes>
          <Route path=":slug" element={<PageScreen />} />
        </Routes>
      </MemoryRouter>
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  return { user: userEvent.setup() };
};

describe('a page of text', () => {
  it('SP-9 is Not Found without a request when the shop has published none at its address', () => {
    hydrateAt('/size-guide', unexpected);
    expect(screen.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeTruthy();
  });

  it('SP-9 is asked for at a link when it was published while this page of the browser was open', async () => {
    const { user } = hydrateAt('/typo', answering(200, guide));
    await user.click(screen.getByRole('link', { name: 'Guide' }));
    expect(await screen.findByRole('heading', { name: 'Size guide' })).toBeTruthy();
  });

  it('SP-9 is Not Found at a link when the shop still has none', async () => {
    vi.stubGlobal('fetch', answering(404, null));
    renderScreen(<PageScreen />, { fetch: gone });
    expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeTruthy();
  });

  it('SP-9 CN-1 the contact page has its text above numbers and form', async () => {
    const html = '<p>We answer within a day.</p>';
    renderScreen(<ContactScreen />, {
      fetch: answering(200, { ...guide, slug: 'contact-us', title: 'Contact Us', html }),
    });
    const text = await screen.findByText('We answer within a day.');
    const form = screen.getByRole('form', { name: 'Drop Your Message' });
    expect(text.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('SP-9 is Not Found when it was hidden while this page of the browser was open', async () => {
    vi.stubGlobal('fetch', answering(404, null));
    renderScreen(<ContactScreen />, { fetch: gone });
    expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeTruthy();
  });

  it('SP-9 leads on from its earlier address when it was renamed while this page of the browser was open', async () => {
    const address = 'https://shop.example/write-to-us?utm=mail';
    const redirected = { redirected: { value: true }, url: { value: address } };
    vi.stubGlobal('fetch', async () => Object.defineProperties(new Response(), redirected));
    const replace = vi.spyOn(location, 'replace').mockReturnValue();
    renderScreen(<ContactScreen />, { fetch: gone });
    await expect.poll(() => replace.mock.calls).toEqual([[address]]);
    expect(screen.queryByRole('heading', { name: 'Oops! Page Not Found' })).toBeNull();
  });
});
