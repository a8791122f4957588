import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as CategoriesScreen } from '#dashboard/categories/CategoriesScreen.tsx';
import type { Category, SavedCategories } from '#domain/products/categoryTree.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const fish: Category = {
  name: 'Fish',
  nameBengali: 'মাছ',
  isHidden: false,
  picture: 'kitchen-items',
  tile: 1,
  subCategories: [{ name: 'River Fish', nameBengali: '', isHidden: true }],
};
const nets: Category = { ...fish, name: 'Nets', nameBengali: '', picture: '', tile: null, subCategories: [] };
const saved: SavedCategories = {
  version: 3,
  categories: [fish, nets],
  counts: [{ category: 'fish', subCategory: 'river fish', products: 2 }],
};

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Host {
  readonly reads?: readonly SavedCategories[];
  readonly answer?: Answer | Promise<Answer>;
}

/** The screen in front of a host that sends one reading after the other, and the last one again and again. */
const openScreen = ({ reads = [saved], answer = { body: { version: 4 } } }: Host = {}) => {
  let count = 0;
  return renderStaffScreen(
    <CategoriesScreen />,
    (call) => {
      if (call.startsWith('PATCH')) return answer;
      count += 1;
      return { body: reads[Math.min(count, reads.length) - 1] };
    },
    { answersCategories: true },
  );
};
const sentChanges = (requests: readonly { call: string; body: unknown }[]) =>
  requests.filter(({ call }) => call === 'PATCH /categoryTree').map(({ body }) => body);
/** The label of the field “Name”, not of “Name in Bengali”. */
const nameLabel = /^Name(?! in)/;
const item = (name: string) => screen.findByRole('listitem', { name });

describe('the page of the categories', () => {
  it('SP-4 shows each category with its products, and its sub-categories on a press', async () => {
    const { user } = openScreen();
    expect((await item('Fish')).textContent).toContain('Fish মাছ2 products · Tile 1 of the home page');
    expect((await item('Nets')).textContent).toContain('0 products');
    expect(screen.queryByRole('listitem', { name: 'River Fish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 sub-category' }));
    expect((await item('River Fish')).textContent).toContain('2 products · Hidden');
    expect(screen.getByRole('button', { name: 'Remove River Fish' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Show River Fish' })).toHaveProperty('disabled', false);
  });

  it('SP-4 saves the changed fields alone, with the version that they were made on, and keeps the picture of the build', async () => {
    const { user, requests } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Edit Fish' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit Fish' });
    const name = within(dialog).getByRole('textbox', { name: nameLabel });
    await user.clear(name);
    await user.type(name, ' Fresh Fish ');
    const tile = within(dialog).getByRole('textbox', { name: /Place among the tiles/ });
    await user.clear(tile);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Fresh Fish is saved.'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentChanges(requests)).toEqual([
      {
        version: 3,
        kind: 'edit',
        category: 'Fish',
        subCategory: '',
        name: 'Fresh Fish',
        tile: null,
      },
    ]);
  });

  it('SP-4 keeps the row of a renamed category, to whose button the dialog returns the focus', async () => {
    const renamed = { ...saved, version: 4, categories: [{ ...fish, name: 'Fresh Fish' }, nets] };
    const { user } = openScreen({ reads: [saved, renamed] });
    const edit = await screen.findByRole('button', { name: 'Edit Fish' });
    await user.click(screen.getByRole('button', { name: '1 sub-category' }));
    await user.click(edit);
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Fish' }));
    await user.type(dialog.getByRole('textbox', { name: nameLabel }), '{Home}Fresh ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Edit Fresh Fish' })).toBe(edit);
    expect(await item('River Fish')).toBeDefined();
  });

  it('SP-4 takes no text while it is sent', async () => {
    const { opened: sent, open: send } = createGate();
    const { user } = openScreen({ answer: sent.then(() => ({ status: 500, body: {} })) });
    await user.click(await screen.findByRole('button', { name: 'Edit Fish' }));
    const dialog = within(screen.getByRole('dialog'));
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: nameLabel });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByRole('button', { name: 'Saving...' });
    await user.type(name, ', lost');
    expect(name.value).toBe('Fish');
    send();
    await dialog.findByRole('alert');
    await user.type(name, ', new');
    expect(name.value).toBe('Fish, new');
  });

  it('SP-4 names a missing name and a wrong tile, and sends nothing', async () => {
    const { user, requests } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Add Category' }));
    const dialog = screen.getByRole('dialog', { name: 'Add Category' });
    await user.type(within(dialog).getByRole('textbox', { name: /Place among the tiles/ }), 'first');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText('Please fill in the name');
    within(dialog).getByText(/^Place among the tiles must be a whole number/);
    expect(sentChanges(requests)).toEqual([]);
  });

  it.each([
    ['Edit Fish', 'Save'],
    ['Merge Fish', 'Merge'],
  ])('SP-4 stays open on Escape while it is sent, so that a refusal is read: %s', async (task, press) => {
    const { opened: sent, open: send } = createGate();
    const refusal = { code: 'changedMeanwhile', message: 'Somebody else has changed them.', requestId: 'r1' };
    const { user } = openScreen({ answer: sent.then(() => ({ status: 409, body: refusal })) });
    await user.click(await screen.findByRole('button', { name: task }));
    const dialog = screen.getByRole('dialog');
    const target = within(dialog).queryByRole('combobox');
    if (target !== null) await user.selectOptions(target, 'Nets');
    await user.click(within(dialog).getByRole('button', { name: press }));
    await within(dialog).findByRole('button', { name: /^(Saving|Merging)\.\.\.$/ });
    // What Escape does in a browser.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    send();

    expect(await within(dialog).findByText('Somebody else has changed them.')).toBeTruthy();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Edit Fish', 'Save'],
    ['Merge Fish', 'Merge'],
  ])('SP-4 ER-2 names the request of a failure, for the operator: %s', async (task, press) => {
    const { user } = openScreen({ answer: { status: 500, headers: { 'x-request-id': 'r-7' }, body: {} } });
    await user.click(await screen.findByRole('button', { name: task }));
    const dialog = screen.getByRole('dialog');
    const target = within(dialog).queryByRole('combobox');
    if (target !== null) await user.selectOptions(target, 'Nets');
    await user.click(within(dialog).getByRole('button', { name: press }));
    expect(await within(dialog).findByText('Something went wrong at the shop. (request r-7)')).toBeTruthy();
  });

  it('SP-4 moves a category by keyboard, tells its place and keeps the focus', async () => {
    const moved = { ...saved, version: 4, categories: [nets, fish] };
    const { user, requests } = openScreen({ reads: [saved, moved] });
    const up = await screen.findByRole('button', { name: 'Move Nets up' });
    expect(screen.getByRole('button', { name: 'Move Fish up' }).getAttribute('aria-disabled')).toBe('true');
    up.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Nets is at place 1 of 2 now.'));
    expect(sentChanges(requests)).toEqual([
      { version: 3, kind: 'order', category: 'Nets', subCategory: '', position: 0 },
    ]);
    const names = within(screen.getByRole('list', { name: 'Categories' }))
      .getAllByRole('listitem')
      .map((each) => each.getAttribute('aria-label'));
    expect(names).toEqual(['Nets', 'Fish']);
    // It is at the top: the button that was pressed keeps the focus, so that one more Enter does not move it down again.
    await waitFor(() => expect(up.getAttribute('aria-disabled')).toBe('true'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(up);
    expect(sentChanges(requests)).toHaveLength(1);
  });

  it('SP-4 merges a sub-category into any other place but itself', async () => {
    const { user, requests } = openScreen();
    await user.click(await screen.findByRole('button', { name: '1 sub-category' }));
    await user.click(screen.getByRole('button', { name: 'Merge River Fish' }));
    const dialog = screen.getByRole('dialog', { name: 'Merge Fish > River Fish' });
    const into = within(dialog).getByRole('combobox', { name: 'Merge into' });
    expect(
      within(into)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a category', 'Fish', 'Nets']);
    await user.selectOptions(into, 'Nets');
    await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentChanges(requests)).toEqual([
      {
        version: 3,
        kind: 'merge',
        category: 'Fish',
        subCategory: 'River Fish',
        intoCategory: 'Nets',
        intoSubCategory: '',
      },
    ]);
  });

  it('SP-4 still merges into the chosen place when others have added one before it', async () => {
    const rods = { ...nets, name: 'Rods' };
    const newer = { ...saved, version: 4, categories: [rods, fish, nets] };
    const { user, requests } = openScreen({
      reads: [saved, newer],
      answer: { status: 409, body: { code: 'changedMeanwhile', message: 'Changed.', requestId: 'r1' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Merge Fish' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Merge Fish' }));
    const into = dialog.getByRole('combobox', { name: 'Merge into' });
    await user.selectOptions(into, 'Nets');
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await dialog.findByText('Changed.');
    await item('Rods');
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(sentChanges(requests)).toHaveLength(2));
    expect(sentChanges(requests)[1]).toEqual({
      version: 4,
      kind: 'merge',
      category: 'Fish',
      subCategory: '',
      intoCategory: 'Nets',
      intoSubCategory: '',
    });
  });

  it('SP-4 keeps the input when somebody else was faster, and shows the categories as they are then', async () => {
    const message = 'Somebody else has changed the categories in the meantime.';
    const newer = { ...saved, version: 4, categories: [fish, nets, { ...nets, name: 'Rods' }] };
    const { user } = openScreen({
      reads: [saved, newer],
      answer: { status: 409, body: { code: 'changedMeanwhile', message, requestId: 'r1' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Add sub-category to Nets' }));
    const dialog = screen.getByRole('dialog', { name: 'Add Sub-category to Nets' });
    await user.type(within(dialog).getByRole('textbox', { name: nameLabel }), 'Cast Nets');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText(message);
    expect(within(dialog).getByRole('textbox', { name: nameLabel })).toHaveProperty('value', 'Cast Nets');
    await item('Rods');
  });
});
