import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Component as CategoriesScreen } from '#dashboard/categories/CategoriesScreen.tsx';
import type { SavedCategories } from '#domain/products/categoryTree.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { unreachable } from '#messages/api/client.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const fresh: SavedCategories = { version: 0, categories: defaultCategoryTree.categories, counts: [] };

const openScreen = (saved: Partial<SavedCategories> = {}) => {
  let version = fresh.version;
  return renderStaffScreen(
    <CategoriesScreen />,
    (call) => {
      if (call === 'PUT /categoryTree') version += 1;
      return { body: call === 'PUT /categoryTree' ? { version } : { ...fresh, version, ...saved } };
    },
    { answersCategories: true },
  );
};
const sent = (requests: readonly { call: string; body: unknown }[]) =>
  requests.filter(({ call }) => call === 'PUT /categoryTree').map(({ body }) => body);
const use = () => screen.getByRole('button', { name: 'Use these categories' });
const fileField = async ({ user }: ReturnType<typeof openScreen>) => {
  await user.click(await screen.findByRole('radio', { name: /From a file/ }));
  return screen.getByLabelText('File of categories');
};
const textFile = (...parts: BlobPart[]) => new File(parts, 'categories.txt', { type: 'text/plain' });

describe('the choice of what a shop begins with', () => {
  it('SP-1 stores the twelve default categories, and is then closed', async () => {
    const { user, requests } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Use these categories' }));
    await screen.findByText('The shop has the twelve categories.');
    expect(sent(requests)).toEqual([{ version: 0, start: 'twelve' }]);
    expect(screen.queryByRole('radio', { name: /From a file/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose all categories again' })).toBeTruthy();
  });

  it('SP-1 shows what a file has before it is stored', async () => {
    const opened = openScreen();
    const field = await fileField(opened);
    expect(use()).toHaveProperty('disabled', true);
    await opened.user.upload(field, textFile('Fish,মাছ\n  River Fish\n"Rice, Oil"\nPans of 5"'));
    await screen.findByText('The file has 3 categories:');
    await opened.user.click(use());
    await screen.findByText('The shop has the categories of the file.');
    expect(sent(opened.requests)).toEqual([
      {
        version: 0,
        start: 'list',
        categories: [
          {
            name: 'Fish',
            nameBengali: 'মাছ',
            subCategories: [{ name: 'River Fish', nameBengali: '' }],
          },
          { name: 'Rice, Oil', nameBengali: '', subCategories: [] },
          { name: 'Pans of 5"', nameBengali: '', subCategories: [] },
        ],
      },
    ]);
  });

  it('SP-1 reads the same file again once its refused rows are mended', async () => {
    const opened = openScreen();
    const field = await fileField(opened);
    const file = textFile('Fish\nfish');
    await opened.user.upload(field, file);
    await screen.findByText('Row 2: The category “Fish” is in row 1 already.');
    // The merchant has mended the file in another program.
    file.arrayBuffer = () => textFile('Fish\nRice').arrayBuffer();
    await opened.user.upload(field, file);

    expect(await screen.findByText('The file has 2 categories:')).toBeTruthy();
  });

  it('SP-1 names refused rows and stores nothing', async () => {
    const opened = openScreen();
    await opened.user.upload(await fileField(opened), textFile('Fish\nfish'));
    await screen.findByText('Row 2: The category “Fish” is in row 1 already.');
    expect(use()).toHaveProperty('disabled', true);
  });

  it('SP-1 ER-2 blames the connection, not the file, when the code that reads it does not load', async () => {
    vi.doMock('#dashboard/categories/parseCategoryFile.ts', () => {
      throw new Error('offline');
    });
    onTestFinished(() => vi.doUnmock('#dashboard/categories/parseCategoryFile.ts'));
    const opened = openScreen();
    await opened.user.upload(await fileField(opened), textFile('Fish'));
    expect((await screen.findByRole('alert')).textContent).toBe(unreachable);
  });

  it('SP-1 shows the file that was chosen last, although an earlier one is read later', async () => {
    const { opened: isRead, open: read } = createGate();
    const large = textFile('Large');
    const bytes = await large.arrayBuffer();
    Object.assign(large, { arrayBuffer: () => isRead.then(() => bytes) });
    const opened = openScreen();
    const field = await fileField(opened);
    await opened.user.upload(field, large);
    await opened.user.upload(field, textFile('Fish\nRice'));
    await screen.findByText('The file has 2 categories:');
    await act(async () => read());
    expect(screen.getByText('The file has 2 categories:')).toBeTruthy();
  });

  it.each([
    [
      'a byte that is no UTF-8',
      new Uint8Array([0x41, 0xff, 0x0a]),
      expect.stringContaining('not written in UTF-8'),
    ],
    ['a character that no text has', 'Fish\0', 'The file is not a text file. Save it as text or as CSV.'],
    ['empty lines alone', '\n\n', 'The file has no category.'],
    ['more than 2 MB', 'x'.repeat(2 * 1024 * 1024 + 1), 'The file may be at most 2 MB.'],
  ])('SP-1 tells why a file with %s cannot be read', async (_what, contents, reason) => {
    const opened = openScreen();
    await opened.user.upload(await fileField(opened), textFile(contents));
    expect((await screen.findByRole('alert')).textContent).toEqual(reason);
  });

  it('SP-1 is not offered where products have a category', async () => {
    openScreen({ version: 3, counts: [{ category: 'fish', subCategory: '', products: 1 }] });
    await screen.findByRole('heading', { name: 'Categories' });
    expect(screen.queryByRole('button', { name: 'Choose all categories again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use these categories' })).toBeNull();
  });
});
