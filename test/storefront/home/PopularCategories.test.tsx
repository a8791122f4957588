import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PopularCategories } from '#storefront/home/PopularCategories.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

it('HM-6 SP-4 a tile without a picture shows the first letter of the name, which screen readers do not repeat', () => {
  renderScreen(<PopularCategories />, {
    shop: {
      categories: [
        { name: 'ক্রিকেট', tile: 1 },
        { name: 'Fish', tile: 2, picture: '/pictures/fish.webp' },
      ],
    },
  });
  const [cricket, fish] = screen.getAllByRole('link').map((link) => within(link));
  expect(cricket?.getByText('ক্রি', { ignore: false }).closest('[aria-hidden]')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ক্রিকেট' })).toBeTruthy();
  expect(fish?.queryByText('F')).toBeNull();
});
