import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { useListProductsQuery } from '#api/products/productsApi.ts';
import { Component as ProductScreen } from '#storefront/product/ProductScreen.tsx';
import { FavouritableProductGrid } from '#storefront/products/FavouritableProductGrid.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const lamp = aProduct({ _id: 'lamp', name: 'Lamp', category: '' });

const List = () => <FavouritableProductGrid products={useListProductsQuery({}).data ?? []} />;

it('ER-2 says on the page of a listed product that its description could not be loaded, and loads it by a press', async () => {
  // Happy DOM lacks the list of images, in which Gallery looks for one that is shown already.
  Object.defineProperty(document, 'images', { value: [], configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'images'));
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
