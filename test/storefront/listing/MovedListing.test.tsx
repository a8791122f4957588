import { screen } from '@testing-library/react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { MovedListing } from '#storefront/listing/MovedListing.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

/** The listing of the category in the query, as long as the shop is not known to have it. */
const UnknownListing = () => {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  return (
    <>
      <output>{pathname + query}</output>
      <Link to="/shop?category=bags">Bags</Link>
      <MovedListing category={search.get('category') ?? undefined} subCategory={undefined} />
    </>
  );
};

/** Answers only what the category `gadgets` is called now. */
const answer: typeof fetch = (to) =>
  String(to instanceof Request ? to.url : to).includes('category=gadgets')
    ? Promise.resolve(
        Response.json({ categories: [], movedTo: { category: 'Electronics', subCategory: '' } }),
      )
    : new Promise(() => undefined);

it('SP-4 redirects from the earlier address alone, not from a category that is opened after it', async () => {
  const { user } = renderScreen(<UnknownListing />, { fetch: answer, search: '?category=gadgets' });
  expect(await screen.findByText('/product/category/electronics')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Bags' }));
  expect(screen.getByRole('status').textContent).toBe('/shop?category=bags');
});

it('SP-4 keeps the filters and the sort order of the earlier address, as the redirect of the server does', async () => {
  renderScreen(<UnknownListing />, { fetch: answer, search: '?category=gadgets&min=500&sort=name' });
  expect(await screen.findByText('/product/category/electronics?min=500&sort=name')).toBeTruthy();
});
