import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageSettings } from '#contract/settings.ts';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as UpdateSlideScreen } from '#dashboard/slides/UpdateSlideScreen.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const slide = {
  _id: 's1',
  image: '/a.webp',
  title: 'Eid',
  link: '/shop',
  button: '',
  time: '2026-03-02T04:00:00.000Z',
};

const broken = { status: 500, body: { code: 'broken', message: 'No.', requestId: 'r1' } };

interface Host {
  /** The host answers a save when it resolves. */
  readonly saved?: Promise<void>;
  readonly answer?: { readonly status?: number; readonly body: unknown };
  readonly capabilities?: PageSettings['capabilities'];
}

/** The form of one slide, in front of a host that fails to save it unless it has another answer. */
const open = ({ saved, answer = broken, capabilities = 'all' }: Host = {}) =>
  renderStaffScreen(
    <Routes>
      <Route path={`${addresses.updateSlide}/:id`} element={<UpdateSlideScreen />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>,
    async (call) => {
      if (call.startsWith('GET')) return { body: slide };
      await saved;
      return answer;
    },
    { address: `${addresses.updateSlide}/s1`, capabilities },
  );

const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Link/ });

const sentBy = (requests: readonly { readonly call: string; readonly body: unknown }[]) =>
  requests.filter(({ call }) => call === 'PUT /updateSlider/s1').map(({ body }) => body);

const lengthOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).maxLength;

describe('the form of a slide', () => {
  afterEach(() => Swal.close());

  it('SL-2 saves nothing while a file that is no image is chosen, and the old image once it is taken back', async () => {
    const { requests } = open({ answer: { body: slide } });
    await link();
    const user = userEvent.setup({ applyAccept: false });
    const list = new File(['%PDF'], 'list.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText(/^Slide image/i), list);
    await user.click(screen.getByRole('button', { name: 'Update Slide' }));
    await screen.findByRole('group', { name: 'One field needs another look:' });
    expect(sentBy(requests)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Remove slide image/i }));
    await user.click(screen.getByRole('button', { name: 'Update Slide' }));
    await screen.findByText(shopMessages.slideUpdated);
    expect(sentBy(requests)).toEqual([expect.objectContaining({ image: '/a.webp' })]);
  });

  it('SL-5 SH-16 has a summary of a wrong link, which takes the focus', async () => {
    const { user, requests } = open();
    const field = await link();
    await user.clear(field);
    await user.type(field, 'shop');
    await user.click(screen.getByRole('button', { name: 'Update Slide' }));
    const summary = await screen.findByRole('group', { name: 'One field needs another look:' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary).getByRole('link', { name: /^Link: The link must be a page/ }));
    expect(document.activeElement).toBe(field);
    expect(requests.map(({ call }) => call)).toEqual(['GET /getSlider/s1']);
  });

  it('BN-5 takes texts in Bengali of the same lengths as those in English', async () => {
    open();
    await link();
    expect({
      titles: [lengthOf(/^Title(?! in)/), lengthOf(/^Title in Bengali/)],
      buttons: [lengthOf(/^Text(?! in)/), lengthOf(/^Text in Bengali/)],
    }).toEqual({ titles: [200, 200], buttons: [30, 30] });
  });

  it('SL-3 takes no text while it saves, and takes it again after a failure', async () => {
    const { opened: saved, open: answer } = createGate();
    const { user } = open({ saved });
    const field = await link();
    await user.type(field, '/offers');
    await user.click(screen.getByRole('button', { name: 'Update Slide' }));
    await screen.findByRole('button', { name: 'Saving...' });
    await user.type(field, '/lost');
    expect(field.value).toBe('/shop/offers');
    answer();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await user.type(field, '/new');
    expect(field.value).toBe('/shop/offers/new');
  });

  it('SL-3 opens the list once the slide is saved', async () => {
    const { user, router } = open({ answer: { body: slide } });
    await link();
    await user.click(screen.getByRole('button', { name: 'Update Slide' }));
    expect(await screen.findByText(shopMessages.slideUpdated)).toBeTruthy();
    expect(router.state.location.pathname).toBe(addresses.manageSlider);
  });

  it('SL-3 opens no list for somebody who has left the form before the answer', async () => {
    const { opened: saved, open: answer } = createGate();
    const { user, router } = open({ saved, answer: { body: slide } });
    await link();
    await user.click(screen.getByRole('button', { name: 'Update Slide' }));
    await screen.findByRole('button', { name: 'Saving...' });
    await act(() => router.navigate(addresses.pendingOrders));
    await screen.findByText('Another page');
    answer();
    expect(await screen.findByText(shopMessages.slideUpdated)).toBeTruthy();
    expect(router.state.location.pathname).toBe(addresses.pendingOrders);
  });

  it('SL-2 tells that another admin has changed the slide, and keeps what was typed', async () => {
    const message = 'Somebody else has changed this slide in the meantime.';
    const body = { code: 'changedMeanwhile', message, requestId: 'r1' };
    const { user, requests } = open({ answer: { status: 409, body } });
    const field = await link();
    await user.type(field, '/offers');
    await user.click(screen.getByRole('button', { name: 'Update Slide' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field.value).toBe('/shop/offers');
    expect(sentBy(requests)).toEqual([
      expect.objectContaining({ link: '/shop/offers', seen: '2026-03-02T04:00:00.000Z' }),
    ]);
  });

  it('SL-3 ER-1 says that nobody knows whether the slide was saved when the answer was lost', async () => {
    const { user } = open({ answer: { status: 503, body: {} } });
    await link();
    await user.click(screen.getByRole('button', { name: 'Update Slide' }));
    const dialog = await screen.findByRole('dialog', { name: shopMessages.slideUpdateFailed });
    expect(dialog.textContent).toContain(
      "We couldn't tell whether this was done. You can safely try again. Something went wrong at the shop.",
    );
  });

  it('API-8 sends another host no field that it does not know', async () => {
    const { user, requests } = open({ answer: { body: slide }, capabilities: [] });
    await link();
    await user.click(screen.getByRole('button', { name: 'Update Slide' }));
    await screen.findByText(shopMessages.slideUpdated);
    expect(sentBy(requests)).toEqual([expect.not.objectContaining({ seen: expect.anything() })]);
  });

  it('API-7 ER-8 sends the time by the clock of the shop, which shopClock alone reads', async () => {
    const { user, requests } = open({ answer: { body: slide } });
    await link();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-02T04:00:00.000Z'));
    await user.click(screen.getByRole('button', { name: 'Update Slide' }));
    await screen.findByText(shopMessages.slideUpdated);
    clock.mockRestore();
    expect(sentBy(requests)).toEqual([expect.objectContaining({ time: '2027-03-02T04:00:00.000Z' })]);
  });
});
