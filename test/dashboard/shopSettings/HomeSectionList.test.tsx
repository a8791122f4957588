import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopChanged } from '#api/client/shopSlice.ts';
import { HomeSectionList } from '#dashboard/shopSettings/HomeSectionList.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const allSections = 'popularCategories\nhundredTaka\nnewsletter';

/** The sections that say why the home page does not have them, with what they say. */
const reasons = () =>
  screen.getAllByRole('listitem').flatMap((item) => {
    const reason = item.querySelector('p')?.textContent;
    return reason === undefined ? [] : [[item.querySelector('label')?.textContent, reason]];
  });

it('SP-4 HM-9 says of shown sections of the home page that the shop has no category for them', () => {
  const { store } = renderStaffScreen(
    <HomeSectionList value={allSections} onChange={() => undefined} />,
    () => ({ body: {} }),
  );
  const before = reasons();
  act(() => void store.dispatch(shopChanged({ categories: [{ name: 'All for 100 taka' }] })));

  expect(before).toEqual([]);
  expect(reasons()).toEqual([
    ['Popular Categories', 'Not on the home page: no category has a place among the tiles.'],
    ['100 TK Items', 'Not on the home page: the shop shows no category named “100 TK Items”.'],
  ]);
});
