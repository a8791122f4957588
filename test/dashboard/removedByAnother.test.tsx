import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as PagesScreen } from '#dashboard/pages/PagesScreen.tsx';
import { Component as SlidesScreen } from '#dashboard/slides/SlidesScreen.tsx';
import { Component as UsersScreen } from '#dashboard/users/UsersScreen.tsx';
import { renderStaffScreen } from '../support/browser/renderStaffScreen.tsx';

const page = { title: 'Terms', slug: 'terms', isPublished: true, inMenu: true, inFooter: true };
const user = { name: 'Mitu', email: 'mitu@example.com', role: 'customer' };
const slide = { title: 'Eid', image: '/a.webp', link: '', time: '' };

/** Each list with the fields of a row, and the name of the button that removes it. */
const lists = [
  ['pages', <PagesScreen key="pages" />, page, 'Remove page Terms'],
  ['users', <UsersScreen key="users" />, user, 'Delete Mitu'],
  ['slides', <SlidesScreen key="slides" />, slide, 'Delete slide 1'],
] as const;

describe('a row that somebody else has removed', () => {
  it.each(lists)(
    'CN-3 leaves the list of the %s when its removal is refused',
    async (_name, list, row, remove) => {
      let rows = [{ ...row, _id: '1' }];
      const view = renderStaffScreen(list, (call) => {
        if (call.startsWith('GET')) return { body: rows };
        rows = [];
        return { status: 404, body: { code: 'unknown', message: 'There is none.', requestId: 'r1' } };
      });
      await view.user.click(await screen.findByRole('button', { name: remove }));
      await view.user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
      await view.user.click(await screen.findByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: remove })).toBeNull());
      expect(view.requests.map(({ call }) => call.split(' ')[0])).toEqual(['GET', 'DELETE', 'GET']);
    },
  );
});
