import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useShop } from '#api/client/useShop.ts';
import { Component as AddPageScreen } from '#dashboard/pages/AddPageScreen.tsx';
import { Component as UpdatePageScreen } from '#dashboard/pages/UpdatePageScreen.tsx';
import { FetchingXhr } from '../../support/browser/fetchingXhr.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../support/browser/requestsDone.ts';
import { createGate } from '../../support/createGate.ts';

const page = {
  title: 'Size guide',
  slug: 'size-guide',
  description: '',
  body: 'Small is small.',
  isPublished: true,
  inMenu: false,
  inFooter: true,
};
const links = {
  menuPages: [],
  footerPages: [{ to: '/size-guide', label: 'Size guide' }],
  unlinkedPages: [],
};
const faulty = {
  status: 400,
  body: { code: 'invalid', field: 'body', message: 'Line 1 of the text has HTML', requestId: 'r1' },
};

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** A host with one page, whose title was Sizes before its last change; `answer` is that to saving it. */
const openForm = (answer: Answer | Promise<Answer> = { body: { version: 3, ...links } }) =>
  renderStaffScreen(
    <>
      <UpdatePageScreen />
      <FooterLinks />
    </>,
    (call, body) => {
      if (call.startsWith('PUT')) return answer;
      if (call === 'POST /pages/preview') {
        const { body: text = '' } = (body ?? {}) as { body?: string };
        return text.includes('<b>') ? faulty : { body: { html: `<p>${text}</p>` } };
      }
      return { body: { _id: 'p1', version: 2, page, previous: { ...page, title: 'Sizes' } } };
    },
  );

/** The links that the footer of this page of the browser would show. */
const FooterLinks = () => (
  <ul aria-label="Footer">
    {useShop().footerPages.map(({ to, label }) => (
      <li key={to}>{label}</li>
    ))}
  </ul>
);

const save = () => screen.getByRole('button', { name: 'Save' });

const lengthOf = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).maxLength;

describe('the form of a page', () => {
  it('SP-9 BN-5 shows the Bengali text, too, as the server makes it', async () => {
    const { user, requests } = openForm();
    await user.type(await screen.findByRole('textbox', { name: /^Title in Bengali/ }), 'মাপ');
    const seen = screen.queryByRole('group', { name: 'Preview of the page in Bengali' });
    await user.type(screen.getByRole('textbox', { name: /^Text in Bengali/ }), 'ছোট');
    const preview = await screen.findByRole('group', { name: 'Preview of the page in Bengali' });
    const text = await within(preview).findByText('ছোট');

    expect([seen, within(preview).getByRole('heading').textContent]).toEqual([null, 'মাপ']);
    expect(text.closest('[lang]')?.getAttribute('lang')).toBe('bn');
    expect(requests.map(({ body }) => body)).toContainEqual({ body: 'ছোট', language: 'bn' });
  });

  it('SP-9 shows the text as the server makes it, saves with the version that it was made on, and shows the new links', async () => {
    const { user, requests } = openForm();
    const title = await screen.findByRole('textbox', { name: /^Title(?! in Bengali)/ });
    await user.clear(title);
    await user.type(title, 'Sizes of all');
    const preview = screen.getByRole('group', { name: 'Preview of the page' });
    await within(preview).findByText('Small is small.');
    await user.click(screen.getByRole('switch', { name: 'In the menu' }));
    await user.click(save());
    await screen.findByText('Saved. Customers see the change within a few seconds.');

    const put = requests.find(({ call }) => call.startsWith('PUT'));
    expect(put?.body).toEqual({ version: 2, page: { ...page, title: 'Sizes of all', inMenu: true } });
    expect(within(screen.getByRole('list', { name: 'Footer' })).getByText('Size guide')).toBeTruthy();
  });

  it('SP-9 undoes the last change by one press', async () => {
    const { user, requests } = openForm();
    await user.click(await screen.findByRole('button', { name: 'Undo the last change' }));
    await screen.findByText('The last change was undone.');
    expect(requests.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      version: 2,
      page: { ...page, title: 'Sizes' },
    });
  });

  it('SP-9 undoes it once, however often the button is pressed', async () => {
    const { opened: saved, open: answer } = createGate();
    const { user, requests } = openForm(saved.then(() => ({ body: { version: 3, ...links } })));
    const undo = await screen.findByRole('button', { name: 'Undo the last change' });
    await user.click(undo);
    await waitFor(() => expect(undo).toHaveProperty('disabled', true));
    await user.click(undo);
    answer();
    await screen.findByText('The last change was undone.');
    expect(requests.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
    expect(undo).toHaveProperty('disabled', false);
  });

  it('SP-9 names an address of the shop beside its field, and sends nothing', async () => {
    const { user, requests } = openForm();
    const address = await screen.findByRole('textbox', { name: /^Address/ });
    await user.clear(address);
    await user.type(address, 'cart');
    await user.click(save());
    await screen.findByRole('group', { name: 'One field needs another look:' });
    expect(screen.getAllByText(/The shop itself uses the address cart/)).not.toHaveLength(0);
    expect(requests.some(({ call }) => call.startsWith('PUT'))).toBe(false);
  });

  it('SP-9 tells what the server would refuse in a text before it is saved', async () => {
    const { user } = openForm();
    await user.type(await screen.findByRole('textbox', { name: /^Text(?! in Bengali)/ }), ' <b>x</b>');
    await screen.findByText('Line 1 of the text has HTML');
  });

  it('SP-9 keeps what is typed while a picture uploads', async () => {
    const { opened: sent, open: send } = createGate();
    vi.stubGlobal('XMLHttpRequest', FetchingXhr);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user } = openForm();
    const text = await screen.findByRole('textbox', { name: /^Text(?! in Bengali)/ });
    vi.stubGlobal('fetch', async () => {
      await sent;
      return Response.json({ data: { url: '/pictures/a-900.webp', width: 900, height: 300 } });
    });
    const picture = new File(['picture'], 'sizes.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText(/^Add a picture/), picture);
    await user.type(text, ' Large is large.');
    const description = screen.getByRole('textbox', { name: /^What the picture shows/ });
    await user.type(description, 'Sizes');
    expect(description).toHaveProperty('value', '');
    // The page would be saved without the picture.
    const saving = screen.getByRole('button', { name: 'Uploading a picture...' });
    expect(saving.getAttribute('aria-disabled')).toBe('true');
    send();
    await screen.findByText('The picture was added to the text.');
    expect(text).toHaveProperty('value', 'Small is small. Large is large.\n\n![](/pictures/a-900.webp)\n\n');
  });

  it('SP-9 keeps what is typed while the page is being saved', async () => {
    const { opened: sent, open: send } = createGate();
    const { user } = openForm(sent.then(() => ({ body: { version: 3, ...links } })));
    const title = await screen.findByRole('textbox', { name: /^Title(?! in Bengali)/ });
    const text = screen.getByRole('textbox', { name: /^Text(?! in Bengali)/ });
    await user.type(title, ' 2026');
    await user.click(save());
    await user.type(text, ' Large is large.');
    send();
    await screen.findByText('Saved. Customers see the change within a few seconds.');

    expect([title, text]).toMatchObject([
      { value: 'Size guide 2026' },
      { value: 'Small is small. Large is large.' },
    ]);
    await waitFor(() => expect(save()).toHaveProperty('disabled', false));
  });

  it('SP-9 keeps the input when somebody else has saved meanwhile, and says so', async () => {
    const message = 'Somebody else has saved this page in the meantime.';
    const { user } = openForm({
      status: 409,
      body: { code: 'changedMeanwhile', message, requestId: 'r1' },
    });
    const title = await screen.findByRole('textbox', { name: /^Title(?! in Bengali)/ });
    await user.type(title, '!');
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message));
    expect(title).toHaveProperty('value', 'Size guide!');
  });

  it('SP-9 adds a page', async () => {
    const { user, requests } = renderStaffScreen(<AddPageScreen />, (call) =>
      call === 'POST /pages/preview' ? { body: { html: '' } } : { body: { insertedId: 'p2', ...links } },
    );
    await user.type(await screen.findByRole('textbox', { name: /^Title(?! in Bengali)/ }), 'Size guide');
    await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'size-guide');
    await user.click(save());
    await waitFor(() => expect(requests.some(({ call }) => call === 'POST /pages')).toBe(true));
    expect(requests.find(({ call }) => call === 'POST /pages')?.body).toEqual({
      page: { ...page, body: '', isPublished: false },
    });
  });

  it('BN-5 takes texts in Bengali of the same lengths as those in English', async () => {
    openForm();
    await screen.findByRole('textbox', { name: /^Title in Bengali/ });
    expect([/^Title in/, /^Description in/, /^Text in/].map(lengthOf)).toEqual([60, 200, 20_000]);
  });

  it('SP-9 opens no list of pages for somebody who has left the form before the answer', async () => {
    const { opened: added, open: answer } = createGate();
    const { user, requests, router, store } = renderStaffScreen(
      <Routes>
        <Route path="/dashboard/addPage" element={<AddPageScreen />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>,
      async (call) => {
        if (call === 'POST /pages/preview') return { body: { html: '' } };
        await added;
        return { body: { insertedId: 'p2', ...links } };
      },
      { address: '/dashboard/addPage' },
    );
    await user.type(await screen.findByRole('textbox', { name: /^Title(?! in Bengali)/ }), 'Size guide');
    await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'size-guide');
    await user.click(save());
    await waitFor(() => expect(requests.some(({ call }) => call === 'POST /pages')).toBe(true));
    await act(() => router.navigate('/dashboard/slides'));
    answer();
    await requestsDone(store);
    expect(router.state.location.pathname).toBe('/dashboard/slides');
  });
});
