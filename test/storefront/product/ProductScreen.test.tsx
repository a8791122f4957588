import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListProductsQuery } from '#api/products/productsApi.ts';
import { Component as ProductScreen } from '#storefront/product/ProductScreen.tsx';
import { FavouritableProductGrid } from '#storefront/products/FavouritableProductGrid.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const lamp = aProduct({ _id: 'lamp', name: 'Lamp', category: '' });

const List = () => <FavouritableProductGrid products={useListProductsQuery({}).data ?? []} />;

beforeEach(() => {
  // Happy DOM lacks the list of images, in which Gallery looks for one that is shown already.
  Object.defineProperty(document, 'images', { value: [], configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'images');
});

it('ER-2 says on the page of a listed product that its description could not be loaded, and loads it by a press', async () => {
  let isDown = true;
  const answer: typeof fetch = async (to) => {
    const { pathname } = new URL(to instanceof Request ? to.url : String(to), 'http://host');
    if (pathname !== '/api/product/lamp') return Response.json({ data: [{ ...lamp, description: '' }] });
    return isDown
      ? Response.json({ code: 'broken', message: '' }, { status: 500 })
      : Response.json({ data: { ...lamp, description: 'Gives a warm light.' } });
  };
  const { user } = renderScreen(
    <Routes>
      <Route path="/" element={<List />} />
      <Route path="/product-details/:id" element={<ProductScreen />} />
    </Routes>,
    { fetch: answer },
  );
  await user.click(await screen.findByRole('link', { name: 'Lamp' }));
  expect(await screen.findByText('The description could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Lamp' })).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Gives a warm light.')).toBeTruthy();
});

it('RT-19 asks for a product again when its page is opened after more than a minute', async () => {
  let description = 'Gives a warm light.';
  const { user } = renderScreen(
    <>
      <Link to="/">Leave</Link>
      <Link to="/product-details/lamp">Open</Link>
      <Routes>
        <Route path="/" element={null} />
        <Route path="/product-details/:id" element={<ProductScreen />} />
      </Routes>
    </>,
    { fetch: async () => Response.json({ data: { ...lamp, description } }) },
  );
  await user.click(screen.getByRole('link', { name: 'Open' }));
  await screen.findByText('Gives a warm light.');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  description = 'Gives a cold light.';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await user.click(screen.getByRole('link', { name: 'Open' }));
  expect(await screen.findByText('Gives a cold light.')).toBeTruthy();
});
