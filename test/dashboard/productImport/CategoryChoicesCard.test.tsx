import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { inBengali } from '../../support/browser/inBengali.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const unknown = [{ name: 'Mugs', products: 2 }];

const openInBengali = () =>
  inBengali(async () => ({
    ...(await import('#dashboard/productImport/CategoryChoicesCard.tsx')),
    ...(await import('../../support/browser/renderStaffScreen.tsx')),
  }));

it.each([
  [
    'English',
    async () => ({
      ...(await import('#dashboard/productImport/CategoryChoicesCard.tsx')),
      renderStaffScreen,
    }),
    'Bag Items > Tote Bags',
  ],
  ['Bengali', openInBengali, 'ব্যাগ > টোট ব্যাগ'],
])(
  'BN-5 SP-6 offers the places for an unknown category in %s, and passes on the names as they are stored',
  async (_language, load, place) => {
    const { CategoryChoicesCard, renderStaffScreen: renderCard } = await load();
    const onChoose = vi.fn();
    const { user } = renderCard(
      <CategoryChoicesCard unknownCategories={unknown} chosen={{}} onChoose={onChoose} />,
      () => ({
        body: {},
      }),
    );
    const places = screen.getByLabelText(/Mugs/);
    await user.selectOptions(places, await screen.findByText(place));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(onChoose.mock.calls).toEqual([[{ Mugs: { category: 'Bag Items', subCategory: 'Tote Bags' } }]]);
  },
);

it('BN-5 SP-6 says in Bengali that products have no category, and shows a name of the file as it is there', async () => {
  const { CategoryChoicesCard, renderStaffScreen: renderCard } = await openInBengali();
  const categories = ['No category', 'Home'].map((name) => ({ name, products: 2 }));
  renderCard(
    <CategoryChoicesCard unknownCategories={categories} chosen={{}} onChoose={() => undefined} />,
    () => ({ body: {} }),
  );
  const labels = screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .map((select) => select.labels[0]?.textContent);
  expect(labels).toEqual(['ক্যাটাগরি নেই (2 products)', 'Home (2 products)']);
});
