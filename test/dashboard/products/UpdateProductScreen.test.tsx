import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageSettings } from '#contract/settings.ts';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as UpdateProductScreen } from '#dashboard/products/UpdateProductScreen.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';
import { createGate } from '../../support/createGate.ts';

const cup = aProduct({ _id: 'cup', name: 'Cup' });

interface OpenOptions {
  /** The host answers a save when it resolves. */
  readonly saved?: Promise<void>;
  readonly answer?: { readonly status: number; readonly body: unknown };
  readonly capabilities?: PageSettings['capabilities'];
}

/** The form of one product. */
const open = async ({ saved, answer, capabilities = 'all' }: OpenOptions = {}) => {
  const rendered = renderStaffScreen(
    <Routes>
      <Route path={`${addresses.updateProduct}/:id`} element={<UpdateProductScreen />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    async (call) => {
      if (call.startsWith('PATCH')) await saved;
      const changed = call.startsWith('PATCH') ? answer : undefined;
      return changed ?? { body: { data: cup } };
    },
    { address: `${addresses.updateProduct}/cup`, capabilities },
  );
  await screen.findByDisplayValue('Cup');
  return rendered;
};

const update = () => screen.getByRole('button', { name: 'Update Product' });

describe('UpdateProductScreen', () => {
  afterEach(() => Swal.close());

  it('AP-3 opens the list once the product is saved', async () => {
    const { user, router } = await open();
    await user.click(update());
    expect(await screen.findByText(shopMessages.productUpdated.text)).toBeTruthy();
    expect(router.state.location.pathname).toBe(addresses.allProducts);
  });

  it('AP-3 opens no list for somebody who has left the form before the answer', async () => {
    const { opened: saved, open: answer } = createGate();
    const { user, router } = await open({ saved });
    await user.click(update());
    await screen.findByRole('button', { name: 'Saving...' });
    await act(() => router.navigate(addresses.pendingOrders));
    await screen.findByText('Another page');
    answer();
    expect(await screen.findByText(shopMessages.productUpdated.text)).toBeTruthy();
    expect(router.state.location.pathname).toBe(addresses.pendingOrders);
  });

  it('AP-3 takes no text while it saves, and takes it again after a failure', async () => {
    const { opened: saved, open: answer } = createGate();
    const body = { code: 'broken', message: 'No.', requestId: 'r1' };
    const { user } = await open({ saved, answer: { status: 500, body } });
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    await user.type(name, ' of clay');
    await user.click(update());
    await screen.findByRole('button', { name: 'Saving...' });
    await user.type(name, ', lost');
    expect(name.value).toBe('Cup of clay');
    answer();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await user.type(name, ', new');
    expect(name.value).toBe('Cup of clay, new');
  });

  it('AP-3 tells that somebody else has changed the product, and keeps what was typed', async () => {
    const message = 'Somebody else has changed this product in the meantime.';
    const body = { code: 'changedMeanwhile', message, requestId: 'r1' };
    const { user, requests } = await open({ answer: { status: 409, body } });
    await user.type(screen.getByLabelText('Name'), 's');
    await user.click(update());
    expect(await screen.findByText(`${shopMessages.productUpdateFailed.text} ${message}`)).toBeTruthy();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Cups');
    const sent = requests
      .filter(({ call }) => call === 'PATCH /updateProduct/cup')
      .map((request) => request.body);
    expect(sent).toEqual([expect.objectContaining({ name: 'Cups', seen: cup.changedAt })]);
  });

  it('AP-3 ER-1 says that nobody knows whether the product was saved when the answer was lost', async () => {
    const { user } = await open({ answer: { status: 503, body: {} } });
    await user.click(update());
    const told =
      "We couldn't tell whether this was done. You can safely try again. Something went wrong at the shop.";
    expect(await screen.findByText(`${shopMessages.productUpdateFailed.text} ${told}`)).toBeTruthy();
  });

  it('API-8 sends another host no field that it does not know', async () => {
    const { user, requests } = await open({ capabilities: [] });
    await user.click(update());
    await screen.findByText(shopMessages.productUpdated.text);
    const sent = requests
      .filter(({ call }) => call === 'PATCH /updateProduct/cup')
      .map((request) => request.body);
    expect(sent).toEqual([expect.not.objectContaining({ seen: expect.anything() })]);
  });
});
