import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { expect, it, onTestFinished } from 'vitest';
import { OrderNotes } from '#dashboard/orders/notes/OrderNotes.tsx';
import { Component as UpdatePageScreen } from '#dashboard/pages/UpdatePageScreen.tsx';
import { Component as UpdateProductScreen } from '#dashboard/products/UpdateProductScreen.tsx';
import { Component as ShopSettingsScreen } from '#dashboard/shopSettings/ShopSettingsScreen.tsx';
import { Component as UpdateSlideScreen } from '#dashboard/slides/UpdateSlideScreen.tsx';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { renderStaffScreen } from '../support/browser/renderStaffScreen.tsx';
import { aProduct } from '../support/builders/aProduct.ts';

/** A change may have been made although its answer did not arrive. */

const busy = { status: 503, body: {} };

it.each<[string, () => typeof busy]>([
  [
    'nothing came',
    () => {
      throw new TypeError('The connection is lost.');
    },
  ],
  ['a proxy gave up', () => busy],
])('ER-1 says that nobody knows whether a note was saved when %s', async (_case, answer) => {
  const { user } = renderStaffScreen(<OrderNotes orderId="o1" />, (call) =>
    call.startsWith('GET') ? { body: { notes: [] } } : answer(),
  );
  // A note too: the customer did not answer the phone.
  await user.click(screen.getByRole('button', { name: 'No answer' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^We couldn't tell whether this was done\. You can safely try again\. (The shop can't be reached|Something went wrong)/,
  );
  expect(alert.textContent).not.toContain('not saved');
});

const page = {
  title: 'Size',
  slug: 'size',
  description: '',
  body: 'S',
  isPublished: true,
  inMenu: false,
  inFooter: true,
};
const slide = { _id: 's1', image: '/a.webp', title: 'Eid', link: '', button: '' };
const noLinks = { menuPages: [], footerPages: [], unlinkedPages: [] };

interface VersionedForm {
  readonly screen: ReactNode;
  /** What the form is loaded with, and the answer to saving it, in this version. */
  readonly loaded: (version: unknown) => object;
  readonly answer: (version: unknown) => object;
  readonly versions: readonly [unknown, unknown, unknown];
  /** The name of the version in the body of a save. */
  readonly seenField: 'version' | 'seen';
  readonly field: RegExp;
  readonly save: string;
  readonly done: string;
}

const numbers = [1, 2, 3] as const;
const times = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'] as const;

const versionedForms: readonly (readonly [string, string, VersionedForm])[] = [
  [
    'SP-9',
    'a page',
    {
      screen: <UpdatePageScreen />,
      loaded: (version) => ({ _id: 'x', version, page, previous: null }),
      answer: (version) => ({ version, ...noLinks }),
      versions: numbers,
      seenField: 'version',
      field: /^Title(?! in)/,
      save: 'Save',
      done: 'Saved. Customers see the change within a few seconds.',
    },
  ],
  [
    'SP-2',
    'the settings',
    {
      screen: <ShopSettingsScreen />,
      loaded: (version) => ({
        version,
        settings: defaultShopSettings,
        previous: null,
        fixed: [],
        origin: 'https://shop.example',
      }),
      answer: (version) => ({ version }),
      versions: numbers,
      seenField: 'version',
      field: /^Name(?! in)/,
      save: 'Save',
      done: 'Saved. Customers see the change within a few seconds.',
    },
  ],
  [
    'AP-3',
    'a product',
    {
      screen: <UpdateProductScreen />,
      loaded: (changedAt) => ({ data: aProduct({ _id: 'x', name: 'Cup', changedAt: String(changedAt) }) }),
      answer: (changedAt) => ({ data: aProduct({ _id: 'x', changedAt: String(changedAt) }) }),
      versions: times,
      seenField: 'seen',
      field: /^Name(?! in)/,
      save: 'Update Product',
      done: shopMessages.productUpdated.text,
    },
  ],
  [
    'SL-2',
    'a slide',
    {
      screen: <UpdateSlideScreen />,
      loaded: (time) => ({ ...slide, time }),
      answer: (time) => ({ ...slide, time }),
      versions: times,
      seenField: 'seen',
      field: /^Title(?! in)/,
      save: 'Update Slide',
      done: shopMessages.slideUpdated,
    },
  ],
];

/** A host that refuses contents over another version than its own, and whose answer to the first save is lost. */
const versionedHost = ({ loaded, answer, versions, seenField }: VersionedForm) => {
  let saves = 0;
  let stored = { version: versions[0], contents: '' };
  const save = (body: object) => {
    const { [seenField]: seen, time: _time, ...sent } = body as Record<string, unknown>;
    const contents = JSON.stringify(sent);
    if (contents !== stored.contents && seen !== stored.version)
      return { status: 409, body: { code: 'changedMeanwhile', message: 'Somebody else.', requestId: 'r1' } };
    if (contents !== stored.contents)
      stored = { version: versions[versions.indexOf(stored.version) + 1], contents };
    saves += 1;
    if (saves === 1) throw new TypeError('Failed to fetch');
    return { body: answer(stored.version) };
  };
  return {
    respond: (call: string, body: unknown) => {
      if (call === 'POST /pages/preview') return { body: { html: '' } };
      if (call === 'GET /shopSecrets') return { body: { keyProblem: null, secrets: [] } };
      return call.startsWith('GET') ? { body: loaded(versions[0]) } : save(body as object);
    },
    contents: () => stored.contents,
  };
};

it.each(versionedForms)(
  '%s saves %s with what was typed after a lost answer, and blames nobody else',
  async (_id, _name, form) => {
    const host = versionedHost(form);
    const { user } = renderStaffScreen(
      <Routes>
        <Route path="/edit/:id" element={form.screen} />
        <Route path="*" element={<p>The list</p>} />
      </Routes>,
      host.respond,
      { address: '/edit/x' },
    );
    onTestFinished(() => Swal.close());
    const field = await screen.findByRole('textbox', { name: form.field });
    await user.type(field, ' one');
    await user.click(screen.getByRole('button', { name: form.save }));
    await screen.findByText(/We couldn't tell whether this was done/);
    // The form of a page and the settings show a notice, the others a dialog.
    if (Swal.isVisible()) await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(Swal.isVisible()).toBe(false));
    await user.type(field, ' two');
    await user.click(screen.getByRole('button', { name: form.save }));

    await screen.findByText(form.done);
    expect(host.contents()).toContain(' one two"');
  },
);
