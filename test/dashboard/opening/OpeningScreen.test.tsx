import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OpeningCard } from '#dashboard/opening/OpeningCard.tsx';
import { Component as OpeningScreen } from '#dashboard/opening/OpeningScreen.tsx';
import { type Opening, openingSteps } from '#domain/shop/opening.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const fresh: Opening = {
  steps: openingSteps.map((step) => ({ step, state: step === 'look' ? 'done' : 'open' })),
  isHidden: false,
  isOffered: true,
};
const step = (name: string) => screen.findByRole('listitem', { name });
const answers = (changed: Opening) => (call: string) => ({
  body: call === 'PATCH /opening' ? changed : fresh,
});

describe('the checklist of a new shop', () => {
  it('SP-1 leads each step to its screens and tells what is done', async () => {
    renderStaffScreen(<OpeningScreen />, answers(fresh));
    expect((await step('Name and logo')).textContent).toContain('Done');
    const links = screen.getAllByRole('listitem').map((item) => [
      item.getAttribute('aria-label'),
      ...within(item)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ]);
    expect(links).toEqual([
      ['Name and logo', '/dashboard/shopSettings'],
      ['Phone numbers', '/dashboard/shopSettings#contact'],
      ['Delivery charges', '/dashboard/shopSettings#delivery'],
      ['Categories', '/dashboard/categories'],
      ['First product', '/dashboard/addProduct', '/dashboard/importProducts'],
      ['First order', '/shop'],
    ]);
    expect(screen.getByRole('status').textContent).toBe('1 of 6 steps are done or skipped.');
  });

  it('SP-1 SP-5 says that pages of text are hidden until they are published, and leads to them', async () => {
    renderStaffScreen(<OpeningScreen />, answers(fresh));

    const hint = await screen.findByText(/hidden until you publish them/);
    expect([hint.textContent, hint.querySelector('a')?.getAttribute('href')]).toEqual([
      'Pages about delivery, privacy and terms are written for you. They stay hidden until you publish them: Pages',
      '/dashboard/pages',
    ]);
  });

  it('SP-1 skips a step and takes it up again', async () => {
    const skipped: Opening = {
      ...fresh,
      steps: fresh.steps.map(({ step: name, state }) => ({
        step: name,
        state: name === 'charges' ? 'skipped' : state,
      })),
    };
    const { user, requests } = renderStaffScreen(<OpeningScreen />, answers(skipped));
    await user.click(await screen.findByRole('button', { name: 'Keep the charges: Delivery charges' }));
    await user.click(await screen.findByRole('button', { name: 'Resume: Delivery charges' }));
    expect(requests.filter(({ call }) => call === 'PATCH /opening').map(({ body }) => body)).toEqual([
      { kind: 'skip', step: 'charges' },
      { kind: 'takeUp', step: 'charges' },
    ]);
  });

  it('SP-1 is hidden from the home of the dashboard by a press', async () => {
    const hidden: Opening = { ...fresh, isHidden: true, isOffered: false };
    const { user, requests } = renderStaffScreen(<OpeningCard />, answers(hidden));
    await user.click(await screen.findByRole('button', { name: 'Hide this' }));
    expect(requests.at(-1)).toEqual({ call: 'PATCH /opening', body: { kind: 'hide' } });
    await expect.poll(() => screen.queryByRole('heading', { name: 'Open your shop' })).toBeNull();
    // The pressed button is gone: what has taken its place says where the checklist is.
    expect(document.activeElement?.textContent).toBe(
      'The checklist is hidden. You can find it again in Shop Settings.',
    );
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe(
      document.activeElement?.textContent,
    );
  });

  it('SP-1 is not on the home of a shop in use', async () => {
    const { requests } = renderStaffScreen(<OpeningCard />, () => ({
      body: { ...fresh, isOffered: false },
    }));
    await expect.poll(() => requests.map(({ call }) => call)).toEqual(['GET /opening']);
    expect(screen.queryByRole('heading', { name: 'Open your shop' })).toBeNull();
  });

  it('SP-1 leaves the focus in the step that was pressed last, also after an earlier press failed', async () => {
    // Both answers leave the steps as they were, so that the pressed button stays.
    const patchAnswers = [
      { status: 500, body: { code: 'internal', message: 'Broken', requestId: 'r1' } },
      { body: fresh },
    ];
    const { user } = renderStaffScreen(<OpeningScreen />, (call) =>
      call === 'PATCH /opening' ? (patchAnswers.shift() ?? { body: fresh }) : { body: fresh },
    );
    await user.click(await screen.findByRole('button', { name: 'Keep the charges: Delivery charges' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const pressed = screen.getByRole('button', { name: 'Keep the numbers: Phone numbers' });
    await user.click(pressed);
    await waitFor(() => expect(patchAnswers).toEqual([]));
    await waitFor(() => expect(pressed).toHaveProperty('disabled', false));
    expect(document.activeElement).toBe(pressed);
  });

  it('SP-1 says so when a press cannot be stored, and stays as it is', async () => {
    const { user } = renderStaffScreen(<OpeningScreen />, (call) =>
      call === 'PATCH /opening'
        ? { status: 500, body: { code: 'internal', message: 'Broken', requestId: 'r1' } }
        : { body: fresh },
    );
    await user.click(await screen.findByRole('button', { name: 'Hide this' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('The checklist was not changed');
    expect(screen.getByRole('button', { name: 'Hide this', hidden: true })).toBeTruthy();
  });

  it('SP-1 shows what a press has stored whose answer was lost, and does not say that it was not stored', async () => {
    let stored = fresh;
    const { user } = renderStaffScreen(<OpeningScreen />, (call) => {
      if (call.startsWith('GET')) return { body: stored };
      stored = { ...fresh, isHidden: true };
      throw new TypeError('Failed to fetch');
    });
    await user.click(await screen.findByRole('button', { name: 'Hide this' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading').textContent).toBe(
      "We couldn't tell whether the checklist was changed",
    );
    expect(
      await screen.findByRole('button', { name: 'Show this on the dashboard', hidden: true }),
    ).toBeTruthy();
  });
});
