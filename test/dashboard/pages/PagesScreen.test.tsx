import { screen, waitFor, within } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { Component as PagesScreen } from '#dashboard/pages/PagesScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

describe('the list of pages', () => {
  it('SP-9 says where each page is shown', async () => {
    const pages = [
      { _id: 'p1', title: 'Size guide', slug: 'size-guide', isPublished: true, inMenu: true, inFooter: true },
      { _id: 'p2', title: 'Terms', slug: 'terms', isPublished: false, inMenu: true, inFooter: true },
    ];
    renderStaffScreen(<PagesScreen />, () => ({ body: pages }));
    await screen.findByText('Published in menu and footer');
    expect(screen.getByText('Hidden')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit page Terms' })).toBeTruthy();
  });
});

describe('a list of pages that is not there', () => {
  it('ER-2 SP-9 says that it could not be loaded when the host refuses it, and tries again', async () => {
    let isRefused = true;
    const { user } = renderStaffScreen(<PagesScreen />, () =>
      isRefused ? { status: 409, body: { code: 'other', message: 'Not now.' } } : { body: [] },
    );
    await screen.findByText('The pages could not be loaded.');
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No pages')).toBeTruthy();
  });

  it('SP-9 API-8 says that a host keeps none', async () => {
    renderStaffScreen(<PagesScreen />, () => ({ status: 404, body: { code: 'notFound', message: 'No.' } }));
    expect(await screen.findByText(/keeps no pages/)).toBeTruthy();
  });
});

const shown = { isPublished: true, inMenu: false, inFooter: true };

interface PageList {
  /** The answer to each move. */
  readonly answer?: { status: number; body: unknown };
  /** Holds back the answers to moves. */
  readonly moved?: Promise<void>;
}

/** A host whose list follows the moves that it answers. */
const openList = ({ answer, moved }: PageList = {}) => {
  const titles = ['About Us', 'Contact Us', 'Size guide'];
  return renderStaffScreen(<PagesScreen />, async (call, body) => {
    if (!call.startsWith('PUT'))
      return { body: titles.map((title) => ({ ...shown, _id: title, slug: title, title })) };
    await moved;
    if (answer !== undefined) return answer;
    const { from, to } = body as { from: number; to: number };
    titles.splice(to - 1, 0, ...titles.splice(from - 1, 1));
    return { body: { menuPages: [], footerPages: [], unlinkedPages: [] } };
  });
};

const titlesOfList = () =>
  screen
    .getAllByRole('link', { name: /^Edit page/ })
    .map((link) => link.getAttribute('aria-label')?.slice('Edit page '.length));

describe('the sequence of the pages', () => {
  it('SP-20 SH-16 tells a screen reader at which place a page is now', async () => {
    const { user } = openList();
    await user.click(await screen.findByRole('button', { name: 'Move Size guide up' }));
    expect(await screen.findByText('Size guide is at place 2 of 3 now.')).toHaveProperty('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Move Size guide up' }));
    expect(await screen.findByText('Size guide is at place 1 of 3 now.')).toHaveProperty('role', 'status');
  });

  it('SP-20 is changed by the buttons of a row, which keep the focus', async () => {
    const { user, requests } = openList();
    const up = await screen.findByRole('button', { name: 'Move Size guide up' });
    expect(screen.getByRole('button', { name: 'Move Size guide down' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    up.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titlesOfList()).toEqual(['About Us', 'Size guide', 'Contact Us']));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Size guide up'),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titlesOfList()).toEqual(['Size guide', 'About Us', 'Contact Us']));
    // It is at the top: the button that was pressed keeps the focus, so that one more Enter does not move it down again.
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(up);
    expect(requests.filter(({ call }) => call.startsWith('PUT'))).toMatchObject([
      { call: 'PUT /pages/Size%20guide/place', body: { from: 3, to: 2 } },
      { call: 'PUT /pages/Size%20guide/place', body: { from: 2, to: 1 } },
    ]);
  });

  it('SP-20 is as it was when the server refuses the move, and says why', async () => {
    const { user } = openList({
      answer: {
        status: 409,
        body: { code: 'changedMeanwhile', message: 'Somebody else has changed the list.', requestId: 'r1' },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move About Us down' }));
    await screen.findByRole('heading', { name: 'The page was not moved' });
    await user.keyboard('{Escape}');
    await screen.findByRole('link', { name: 'Edit page About Us' });
    expect(titlesOfList()).toEqual(['About Us', 'Contact Us', 'Size guide']);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move About Us down'),
    );
  });

  it('SP-20 is not said to be as it was when the answer to a move is lost', async () => {
    const { user } = openList({ answer: { status: 503, body: { code: 'unavailable', message: 'No.' } } });
    await user.click(await screen.findByRole('button', { name: 'Move About Us down' }));
    await screen.findByRole('heading', { name: "We couldn't tell whether the page was moved" });
    await user.keyboard('{Escape}');
  });

  it('SP-20 takes no second move until the list has come back', async () => {
    const { opened: moved, open: answerMove } = createGate();
    const { user, requests } = openList({ moved });
    const up = await screen.findByRole('button', { name: 'Move Size guide up' });
    await waitFor(() => expect(up.getAttribute('aria-disabled')).toBe('false'));
    await user.click(up);
    await waitFor(() => expect(titlesOfList()).toEqual(['About Us', 'Size guide', 'Contact Us']));
    const names = ['Move Size guide up', 'Move Size guide down', 'Move About Us down', 'Move Contact Us up'];
    const disabled = () =>
      names.map((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled'));
    expect(disabled()).toEqual(['true', 'true', 'true', 'true']);
    answerMove();

    await waitFor(() => expect(disabled()).toEqual(['false', 'false', 'false', 'false']));
    expect(document.activeElement).toBe(up);
    expect(requests.map(({ call }) => call)).toEqual([
      'GET /pages',
      'PUT /pages/Size%20guide/place',
      'GET /pages',
    ]);
  });
});

describe('the removal of a page', () => {
  it('SP-9 tells the request id when the host fails', async () => {
    const { user } = renderStaffScreen(<PagesScreen />, (call) =>
      call.startsWith('GET')
        ? { body: [{ ...shown, _id: 'p1', slug: 'terms', title: 'Terms' }] }
        : {
            status: 500,
            body: { code: 'internal', message: 'No.', requestId: 'r1' },
            headers: { [headers.requestId]: 'r1' },
          },
    );
    onTestFinished(() => Swal.close());
    await user.click(await screen.findByRole('button', { name: 'Remove page Terms' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    const dialog = await screen.findByRole('dialog', { name: 'The page was not removed' });
    expect(within(dialog).getByText('Something went wrong at the shop. (request r1)')).toBeTruthy();
  });

  it('SP-9 ER-1 does not say that a page was not removed when no answer came', async () => {
    const { user } = renderStaffScreen(<PagesScreen />, (call) => {
      if (call.startsWith('GET')) return { body: [{ ...shown, _id: 'p1', slug: 'terms', title: 'Terms' }] };
      throw new TypeError('The connection was lost.');
    });
    onTestFinished(() => Swal.close());
    await user.click(await screen.findByRole('button', { name: 'Remove page Terms' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    expect(await screen.findByRole('dialog', { name: /unexpected/i })).toBeTruthy();
  });
});
