import { screen, within } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { SlideActions } from '#dashboard/slides/SlideActions.tsx';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const slide = { _id: 's1', image: '/a.webp', title: 'Eid', link: '/shop', button: '', time: '' };

describe('the buttons of a slide', () => {
  afterEach(() => Swal.close());

  it('SL-4 tell the request id when the host fails to delete the slide', async () => {
    const { user } = renderStaffScreen(<SlideActions slide={slide} number={1} />, () => ({
      status: 500,
      body: { code: 'internal', message: 'No.', requestId: 'r1' },
      headers: { [headers.requestId]: 'r1' },
    }));
    await user.click(screen.getByRole('button', { name: 'Delete slide 1' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    const dialog = await screen.findByRole('dialog', { name: shopMessages.slideDeleteFailed });
    expect(within(dialog).getByText('Something went wrong at the shop. (request r1)')).toBeTruthy();
  });

  it('SL-4 ER-1 say that nobody knows whether the slide was deleted when the answer was lost', async () => {
    const { user } = renderStaffScreen(<SlideActions slide={slide} number={1} />, () => {
      throw new TypeError('Failed to fetch');
    });
    await user.click(screen.getByRole('button', { name: 'Delete slide 1' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    const dialog = await screen.findByRole('dialog', { name: shopMessages.slideDeleteFailed });
    expect(dialog.textContent).toContain(
      "We couldn't tell whether this was done. You can safely try again. The shop can't be reached right now.",
    );
  });
});
